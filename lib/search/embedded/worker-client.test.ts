import { beforeEach, expect, it, vi } from 'vitest'
import { searchResponse } from '../../../tests/fixtures/search-hit'
import { requestFor } from '../../../tests/fixtures/search-index'
import { OutdatedError } from '../../content/settings/load-file'
import type { FromWorker, ToWorker } from './search.worker'
import { createEmbeddedSearchClient } from './worker-client'

class FakeWorker {
  static started: FakeWorker[] = []
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  onerror: ((event: object) => void) | null = null
  readonly received: ToWorker[] = []
  readonly terminate = vi.fn()

  constructor() {
    FakeWorker.started.push(this)
  }

  postMessage(message: ToWorker): void {
    this.received.push(message)
  }

  respond(id: number, total: number, kind: 'early' | 'response' = 'response'): void {
    const response = searchResponse([], { total })
    this.onmessage?.({ data: { kind, id, response } })
  }
}

function latestWorker(): FakeWorker {
  const worker = FakeWorker.started.at(-1)
  if (worker === undefined) throw new Error('no worker has started')
  return worker
}

beforeEach(() => {
  FakeWorker.started = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', async () => Response.json('names'))
})

it('gives each search its own response, whatever their order', async () => {
  const client = createEmbeddedSearchClient()
  client.warmUp()
  const searches = ['a', 'ab'].map((query) => client.search(requestFor(query)))
  latestWorker().respond(2, 2)
  latestWorker().respond(1, 1)
  expect(await Promise.all(searches)).toMatchObject([{ total: 1 }, { total: 2 }])
  expect(FakeWorker.started).toHaveLength(1)
})

it('loads the names for the worker; a response to a search may follow an early one', async () => {
  const client = createEmbeddedSearchClient()
  client.warmUp()
  await vi.waitUntil(() => latestWorker().received.length > 0)
  expect(latestWorker().received).toEqual([{ kind: 'names', index: 'names' }])
  const early: number[] = []
  const search = client.search(requestFor('a'), undefined, ({ total }) => early.push(total))
  latestWorker().respond(1, 1, 'early')
  latestWorker().respond(1, 9)
  expect([...early, (await search).total]).toEqual([1, 9])
})

it('says whether the page is outdated', async () => {
  const client = createEmbeddedSearchClient()
  for (const [index, isOutdated] of [false, true].entries()) {
    const unanswered = client.search(requestFor('a'))
    latestWorker().onmessage?.({ data: { kind: 'failure', id: index + 1, isOutdated } })
    await expect(unanswered).rejects.toThrow(isOutdated ? OutdatedError : Error)
  }
})

it.each([
  ['an outdated page, if its release is gone', 404, OutdatedError],
  ['a busy server, if its release is still there', 200, /worker failed/],
])('a missing worker means %s; the next search starts another', async (_, status, kind) => {
  vi.stubGlobal('window', { __NEXT_DATA__: { buildId: 'release' } })
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  const client = createEmbeddedSearchClient()
  const failed = client.search(requestFor('a'))
  const missing = latestWorker()
  missing.onerror?.({ preventDefault() {} })
  await expect(failed).rejects.toThrow(kind)
  expect(missing.terminate).toHaveBeenCalled()
  const search = client.search(requestFor('b'))
  latestWorker().respond(2, 9)
  expect((await search).total).toBe(9)
})

it('cancels an abandoned search in the worker', async () => {
  const client = createEmbeddedSearchClient()
  const controllers = [new AbortController(), new AbortController()] as const
  const response = client.search(requestFor('a'), controllers[0].signal)
  void client.search(requestFor('ab'), controllers[1].signal)
  latestWorker().respond(1, 1)
  await response
  for (const controller of controllers) controller.abort()
  const isCancel = ({ kind }: ToWorker) => kind === 'cancel'
  expect(latestWorker().received.filter(isCancel)).toEqual([{ kind: 'cancel', id: 2 }])
})
