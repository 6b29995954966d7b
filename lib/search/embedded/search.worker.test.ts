import { afterEach, expect, it, vi } from 'vitest'
import { INDEX, requestFor, SCOPE } from '../../../tests/fixtures/search-index'
import { INDEX_LIMITS_MS } from '../../site/constants'
import { SearchEngine } from '../engine/search-engine'
import {
  type FromWorker,
  loadIndex,
  type ServerPort,
  serveSearch,
  type ToWorker,
} from './search.worker'

const FILE = JSON.stringify(INDEX)

/** Serves `body` as the index file of a site at /help, or a 404 if `body` is undefined. */
function serveFile(body: string | undefined) {
  const fetchFile = vi.fn(async (url: string) => {
    expect(url).toBe('/help/search-index.json')
    return body === undefined ? new Response('', { status: 404 }) : new Response(body)
  })
  vi.stubGlobal('fetch', fetchFile)
  return fetchFile
}

/** Starts a worker and collects its messages to the page. */
function startWorker() {
  const sent: FromWorker[] = []
  const port: ServerPort = { onmessage: null, postMessage: (message) => void sent.push(message) }
  serveSearch(port)
  const ask = (data: ToWorker) => port.onmessage?.(new MessageEvent('message', { data }))
  const search = async (id: number, query: string) => {
    ask({ kind: 'search', id, request: requestFor(query) })
    return vi.waitUntil(() => sent.find((message) => 'id' in message && message.id === id))
  }
  ask({ kind: 'start', options: { basePath: '/help', scope: SCOPE } })
  return { sent, ask, search }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('loads the index once, ahead of the first search', async () => {
  const fetchFile = serveFile(FILE)
  const { sent, search } = startWorker()
  await vi.waitUntil(() => sent.some(({ kind }) => kind === 'warm'))
  for (const [id, query] of [
    [1, '409'],
    [2, 'event'],
  ] as const)
    expect(await search(id, query)).toMatchObject({ kind: 'response' })
  expect(fetchFile).toHaveBeenCalledTimes(1)
})

it('does not run a search that was canceled while the index loaded', async () => {
  serveFile(FILE)
  const searching = vi.spyOn(SearchEngine.prototype, 'search')
  const { ask, search } = startWorker()
  ask({ kind: 'search', id: 1, request: requestFor('gpu') })
  ask({ kind: 'cancel', id: 1 })
  await search(2, 'gpu operator')
  expect(searching.mock.calls.map(([{ query }]) => query)).toEqual(['gpu operator'])
  searching.mockRestore()
})

it.each([
  ['missing', undefined],
  ['cut off', FILE.slice(0, 200)],
  ['from another release', JSON.stringify({ ...INDEX, pages: undefined })],
  ['null', 'null'],
])('reports an index that is %s, and tries again', async (_, body) => {
  serveFile(body)
  const { search } = startWorker()
  expect(await search(1, 'gpu')).toMatchObject({ kind: 'failure' })
  serveFile(FILE)
  expect(await search(2, 'gpu')).toMatchObject({ kind: 'response' })
})

/** Simulates a server that accepts requests but never ends a response or, without `begins`, never begins one. */
function serveNothing(begins: boolean) {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const silence = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return begins ? Promise.resolve({ ok: true, text: () => silence }) : silence
  })
}

it.each([
  ['begin', false, INDEX_LIMITS_MS.response],
  ['end', true, INDEX_LIMITS_MS.file],
])('§8 gives up when the response does not %s in time, and says so', async (_, begins, limit) => {
  serveNothing(begins)
  const settled = vi.fn()
  const loading = loadIndex('').catch(settled)
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(settled).toHaveBeenCalledWith(
    expect.objectContaining({
      message: '/search-index.json: the file did not arrive in time.',
    }),
  )
})
