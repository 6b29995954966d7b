import { afterEach, expect, it, vi } from 'vitest'
import { INDEX, requestFor, SCOPE } from '../../../tests/fixtures/search-index'
import { SearchEngine } from '../engine/search-engine'
import { SearchService } from './search-service'

const FILE = JSON.stringify(INDEX)

/** Serves the index from a site below /help; `undefined` is a missing file. */
function serve(body: string | undefined) {
  const fetchFile = vi.fn(async (url: string) => {
    expect(url).toBe('/help/search-index.json')
    return body === undefined ? new Response('', { status: 404 }) : new Response(body)
  })
  vi.stubGlobal('fetch', fetchFile)
  return fetchFile
}

function createService() {
  return new SearchService({ basePath: '/help', scope: SCOPE })
}

afterEach(() => vi.unstubAllGlobals())

it('loads the index once, ahead of the first search', async () => {
  const fetchFile = serve(FILE)
  const service = createService()
  await service.warmUp()
  const responses = ['409', 'event'].map((query) => service.search(requestFor(query)))
  expect((await Promise.all(responses)).map(({ hits }) => hits.length > 0)).toEqual([true, true])
  expect(fetchFile).toHaveBeenCalledTimes(1)
})

it('does not search for who is gone when the index comes', async () => {
  serve(FILE)
  const search = vi.spyOn(SearchEngine.prototype, 'search')
  const service = createService()
  const controller = new AbortController()
  const gone = service.search(requestFor('gpu'), controller.signal)
  const last = service.search(requestFor('gpu operator'))
  controller.abort()
  await expect(gone).rejects.toBe(controller.signal.reason)
  await last
  expect(search.mock.calls.map(([{ query }]) => query)).toEqual(['gpu operator'])
  search.mockRestore()
})

it.each([
  ['missing', undefined, 'network'],
  ['cut off', FILE.slice(0, 200), 'protocol'],
  ['that of another release', JSON.stringify({ ...INDEX, pages: undefined }), 'protocol'],
  ['something else', '<!doctype html>', 'protocol'],
  ['null', 'null', 'protocol'],
])('reports an index that is %s, and tries again', async (_, body, reason) => {
  serve(body)
  const service = createService()
  await expect(service.search(requestFor('gpu'))).rejects.toMatchObject({
    name: 'SearchError',
    reason,
  })
  serve(FILE)
  expect((await service.search(requestFor('gpu'))).total).toBeGreaterThan(0)
})

it('reports a broken connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(createService().search(requestFor('gpu'))).rejects.toMatchObject({
    reason: 'network',
  })
})
