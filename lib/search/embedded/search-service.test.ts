import { afterEach, expect, it, vi } from 'vitest'
import { requestFor, SCOPE, STAMP, TEXTS, TITLES } from '../../../tests/fixtures/search-index'
import { SearchEngine } from '../engine/search-engine'
import { SearchService } from './search-service'

const files = { titles: JSON.stringify(TITLES), texts: JSON.stringify(TEXTS) }

/** Serves the index files from a folder below /help; `undefined` is a missing file. */
function serve(served: Partial<Record<keyof typeof files, string>>) {
  const fetchFile = vi.fn(async (address: string) => {
    const name = address.includes('/titles.') ? 'titles' : 'texts'
    expect(address).toBe(`/help/search-index/${name}.${STAMP}.json`)
    const body = served[name]
    return body === undefined ? new Response('', { status: 404 }) : new Response(body)
  })
  vi.stubGlobal('fetch', fetchFile)
  return fetchFile
}

function createService() {
  return new SearchService({ source: { basePath: '/help', stamp: STAMP }, scope: SCOPE })
}

afterEach(() => vi.unstubAllGlobals())

it('answers from the first file alone as long as it can', async () => {
  const fetchFile = serve(files)
  const service = createService()
  await service.warmUp()
  expect(fetchFile).toHaveBeenCalledTimes(1)
  const answer = await service.search(requestFor('gpu operator'))
  expect(answer.partial).toBe('all-words')
  expect(answer.hits[0]?.address).toBe('/docs/FTC/Install#gpu')
  expect((await service.search(requestFor('gpu 409'))).partial).toBe('lacks-words')
  expect(fetchFile).toHaveBeenCalledTimes(1)
})

it('waits for the texts when it needs them or is told to', async () => {
  serve(files)
  const service = createService()
  const answer = await service.search(requestFor('409 conflict'))
  expect(answer.partial).toBeUndefined()
  expect(answer.hits[0]?.address).toBe('/docs/Stream/AddEvent#responses')
  const other = createService()
  expect((await other.search(requestFor('gpu', { fullText: true }))).partial).toBeUndefined()
})

it('does not search for who is gone when the texts come', async () => {
  serve(files)
  const search = vi.spyOn(SearchEngine.prototype, 'search')
  const service = createService()
  const turn = new AbortController()
  const gone = service.search(requestFor('gpu', { fullText: true }), turn.signal)
  const last = service.search(requestFor('gpu operator', { fullText: true }))
  turn.abort()
  await expect(gone).rejects.toBe(turn.signal.reason)
  await last
  // A rehearsal may have come in between.
  const queries = search.mock.calls.map(([{ query }]) => query)
  expect(queries).toContain('gpu operator')
  expect(queries).not.toContain('gpu')
  search.mockRestore()
})

it('loads each file once', async () => {
  const fetchFile = serve(files)
  const service = createService()
  await Promise.all([service.search(requestFor('409')), service.search(requestFor('event'))])
  await service.search(requestFor('gpu'))
  expect(fetchFile).toHaveBeenCalledTimes(2)
})

it.each([
  ['missing', undefined, 'network'],
  ['cut off', files.titles.slice(0, 200), 'protocol'],
  ['of another build', JSON.stringify({ ...TITLES, stamp: 'build-0' }), 'protocol'],
  ['something else', '<!doctype html>', 'protocol'],
  ['null', 'null', 'protocol'],
])('reports a first file that is %s, and tries again', async (_, body, reason) => {
  serve(body === undefined ? {} : { titles: body })
  const service = createService()
  await expect(service.search(requestFor('gpu'))).rejects.toMatchObject({
    name: 'SearchError',
    reason,
  })
  serve(files)
  expect((await service.search(requestFor('gpu'))).total).toBeGreaterThan(0)
})

it.each([
  ['missing', undefined, 'network'],
  ['cut off', files.texts.slice(0, 50), 'protocol'],
  ['of another build', JSON.stringify({ ...TEXTS, stamp: 'build-0' }), 'protocol'],
])(
  'reports texts that are %s only where they are needed, and tries again',
  async (_, body, reason) => {
    serve(body === undefined ? { titles: files.titles } : { ...files, texts: body })
    const service = createService()
    expect((await service.search(requestFor('gpu operator'))).partial).toBe('all-words')
    await expect(service.search(requestFor('409'))).rejects.toMatchObject({ reason })
    serve(files)
    expect((await service.search(requestFor('409'))).total).toBe(1)
  },
)

it('reports a broken connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(createService().search(requestFor('gpu'))).rejects.toMatchObject({
    reason: 'network',
  })
})
