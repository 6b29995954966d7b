import { expect, it, vi } from 'vitest'
import { INDEX, requestFor } from '../../../tests/fixtures/search-index'
import { FILE_LIMIT_MS } from '../../site/constants'
import { INDEX_FILE, NAMES_FILE } from '../search-index'
import type { FromWorker, ToWorker } from './search.worker'

const RELEASE = 'r1'
const NAMES = JSON.stringify({ ...INDEX, release: RELEASE })
const sections = INDEX.pages.map((page) => page.sections)
const FILE = JSON.stringify({ release: RELEASE, errors: INDEX.errors, sections })
const fileOf = (url: string, text = FILE) => (url === NAMES_FILE ? NAMES : text)

/** Serves the names, and `body` as the rest of the index, or a 404 if `body` is undefined. */
function serveFile(body: string | undefined) {
  const fetchFile = vi.fn(async (url: string) =>
    body === undefined ? new Response('', { status: 404 }) : new Response(fileOf(url, body)),
  )
  vi.stubGlobal('fetch', fetchFile)
  return fetchFile
}

/** Starts a worker and collects its messages to the page. */
async function startWorker() {
  const sent: FromWorker[] = []
  const scope = {
    onmessage: (_event: { readonly data: ToWorker }) => {},
    postMessage: (message: FromWorker) => void sent.push(message),
  }
  vi.stubGlobal('self', scope)
  vi.resetModules()
  await import('./search.worker')
  const ask = (data: ToWorker) => scope.onmessage({ data })
  const search = async (id: number, query: string) => {
    ask({ kind: 'search', id, request: requestFor(query) })
    return vi.waitUntil(() => sent.find((message) => message.id === id))
  }
  return { sent, ask, search }
}

it('loads the index once, ahead of the first search', async () => {
  const fetchFile = serveFile(FILE)
  const { search } = await startWorker()
  expect(fetchFile.mock.calls.map(([url]) => url)).toEqual([NAMES_FILE, INDEX_FILE])
  for (const [id, query] of [
    [1, '409'],
    [2, 'event'],
  ] as const)
    expect(await search(id, query)).toMatchObject({ kind: 'response' })
  expect(fetchFile).toHaveBeenCalledTimes(2)
})

it('does not answer a search that was canceled while the index loaded', async () => {
  serveFile(FILE)
  const { sent, ask, search } = await startWorker()
  ask({ kind: 'search', id: 1, request: requestFor('gpu') })
  ask({ kind: 'cancel', id: 1 })
  await search(2, 'gpu operator')
  expect(sent.map(({ id }) => id)).toEqual([2])
})

it('names answer until the index has loaded, if they contain every word', async () => {
  let deliver = (_file: Response) => {}
  const file = new Promise<Response>((resolve) => {
    deliver = resolve
  })
  vi.stubGlobal('fetch', async (url: string) => (url === NAMES_FILE ? new Response(NAMES) : file))
  const { sent, ask, search } = await startWorker()
  const pages = INDEX.pages.map((page) => ({ ...page, sections: [[0, '', '', '']] as const }))
  const early = search(1, 'AddEvent')
  ask({ kind: 'names', index: { ...INDEX, pages } })
  await early
  ask({ kind: 'search', id: 5, request: requestFor('AddEvent') })
  ask({ kind: 'cancel', id: 5 })
  const later = [search(2, 'AddEvent conflict'), search(3, 'GetEventsList')]
  await later[1]
  deliver(new Response(FILE))
  await later[0]
  await search(4, 'AddEvent')
  const kinds = sent.map(({ id, kind }) => [id, kind])
  expect(kinds.slice(0, 2)).toEqual([1, 3].map((id) => [id, 'early']))
  expect(kinds.slice(2).sort()).toEqual([1, 2, 3, 4].map((id) => [id, 'response']))
})

it.each([
  ['missing', undefined, true],
  ['cut off', FILE.slice(0, 200), false],
  ['null', 'null', false],
  ['of another release', FILE.replace(RELEASE, 'r2'), false],
])('reports an index that is %s, and tries again', async (_, body, isOutdated) => {
  serveFile(body)
  const { search } = await startWorker()
  expect(await search(1, 'gpu')).toMatchObject({ kind: 'failure', isOutdated })
  serveFile(FILE)
  expect(await search(2, 'gpu')).toMatchObject({ kind: 'response' })
})

it('§8 gives up when the index does not arrive in time, and says so', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new Error('out of time')))
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
  const { search } = await startWorker()
  expect(await search(1, 'gpu')).toMatchObject({ kind: 'failure', isOutdated: false })
  expect(timeout).toHaveBeenCalledWith(FILE_LIMIT_MS)
})
