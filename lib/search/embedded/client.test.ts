import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { searchResponse } from '../../../tests/fixtures/search-hit'
import { requestFor } from '../../../tests/fixtures/search-index'
import type { SearchResponse } from '../search-client'
import { createEmbeddedSearchClient, type SearchWorker, START_LIMIT_MS } from './client'
import type { FromWorker, ToWorker } from './search.worker'

class FakeWorker implements SearchWorker {
  onmessage: SearchWorker['onmessage'] = null
  onerror: NonNullable<SearchWorker['onerror']> | null = null
  readonly received: ToWorker[] = []
  readonly terminate = vi.fn()

  postMessage(message: ToWorker): void {
    this.received.push(message)
  }

  respond(data: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data }))
  }

  fail(): void {
    const event = Object.assign(new Event('error', { cancelable: true }), {
      ...{ message: 'refused', filename: '', lineno: 0, colno: 0, error: null },
    })
    this.onerror?.(event)
  }
}

function respondWith(total: number): SearchResponse {
  return searchResponse([], { total })
}

/** Creates a client with a fake worker. Its fallback, which runs on the page, answers every search. */
function createClient() {
  const worker = new FakeWorker()
  const page = new FakeWorker()
  vi.spyOn(page, 'postMessage').mockImplementation((message) => {
    if (message.kind === 'search')
      queueMicrotask(() =>
        page.respond({ kind: 'response', id: message.id, response: respondWith(9) }),
      )
  })
  const startOnPage = vi.fn(async (): Promise<SearchWorker> => page)
  return { worker, startOnPage, client: createEmbeddedSearchClient(() => worker, startOnPage) }
}

/** Lets the callbacks of settled promises run. */
const flushPromises = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('gives each search its own response, whatever their order', async () => {
  const { worker, client } = createClient()
  const first = client.search(requestFor('a'))
  const second = client.search(requestFor('ab'))
  await flushPromises()
  expect(worker.received.map((message) => message.kind)).toEqual(['start', 'search', 'search'])
  worker.respond({ kind: 'response', id: 2, response: respondWith(2) })
  worker.respond({ kind: 'response', id: 1, response: respondWith(1) })
  expect((await first).total).toBe(1)
  expect((await second).total).toBe(2)
})

it('says why a search failed', async () => {
  const { worker, client } = createClient()
  const failed = client.search(requestFor('a'))
  await flushPromises()
  worker.respond({ kind: 'failure', id: 1, message: 'offline' })
  await expect(failed).rejects.toMatchObject({ message: 'offline' })
})

it('searches on the page when the worker crashes, including pending searches', async () => {
  const { worker, startOnPage, client } = createClient()
  const waiting = client.search(requestFor('a'))
  await flushPromises()
  worker.fail()
  expect((await waiting).total).toBe(9)
  expect((await client.search(requestFor('b'))).total).toBe(9)
  expect(worker.terminate).toHaveBeenCalled()
  expect(startOnPage).toHaveBeenCalledTimes(1)
})

it('searches on the page where workers are not allowed, and retries when its code fails to load', async () => {
  const { startOnPage } = createClient()
  const client = createEmbeddedSearchClient(() => {
    throw new Error('refused')
  }, startOnPage)
  startOnPage.mockRejectedValueOnce(new Error('no code'))
  await expect(client.search(requestFor('a'))).rejects.toThrow('no code')
  expect((await client.search(requestFor('a'))).total).toBe(9)
})

it('cancels an abandoned search in the worker', async () => {
  const { worker, client } = createClient()
  const controllers = [new AbortController(), new AbortController()] as const
  const response = client.search(requestFor('a'), controllers[0].signal)
  void client.search(requestFor('ab'), controllers[1].signal)
  await flushPromises()
  worker.respond({ kind: 'response', id: 1, response: respondWith(1) })
  await response
  for (const controller of controllers) controller.abort()
  expect(worker.received.slice(3)).toEqual([{ kind: 'cancel', id: 2 }])
})

it('treats a silent worker as not allowed', async () => {
  const { worker, client } = createClient()
  void client.warmUp()
  // The time limit does not start until a search is pending.
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS)
  const waiting = client.search(requestFor('a'))
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS - 1)
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await waiting).total).toBe(9)
  expect(worker.terminate).toHaveBeenCalled()
})

it('waits as long as a running worker needs to load the index', async () => {
  const { worker, client } = createClient()
  const search = client.search(requestFor('a'))
  await flushPromises()
  worker.respond({ kind: 'ready' })
  await vi.advanceTimersByTimeAsync(10 * START_LIMIT_MS)
  worker.respond({ kind: 'response', id: 1, response: respondWith(1) })
  expect((await search).total).toBe(1)
})
