import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestFor, SCOPE, TEXTS, TITLES } from '../../../tests/fixtures/search-index'
import { SearchEngine } from '../engine/search-engine'
import type { PackedPage } from '../index-payload'
import { SearchService } from './search-service'

const files = { titles: JSON.stringify(TITLES), texts: JSON.stringify(TEXTS) }

const TITLES_URL = '/help/search-titles.json'
const textsUrl = (hash: string) => `/help/search-index/texts.${hash}.json`

/** Serves the index files from a folder below /help; `undefined` is a missing file. */
function serve(served: Partial<Record<keyof typeof files, string>>) {
  const fetchFile = vi.fn(async (url: string) => {
    const body = url === TITLES_URL ? served.titles : served.texts
    if (url !== TITLES_URL) expect(url).toBe(textsUrl(TITLES.texts))
    return body === undefined ? new Response('', { status: 404 }) : new Response(body)
  })
  vi.stubGlobal('fetch', fetchFile)
  return fetchFile
}

function createService() {
  return new SearchService({ basePath: '/help', scope: SCOPE })
}

afterEach(() => vi.unstubAllGlobals())

it('answers from the first file alone as long as it can', async () => {
  const fetchFile = serve(files)
  const service = createService()
  await service.warmUp()
  expect(fetchFile).toHaveBeenCalledTimes(1)
  const response = await service.search(requestFor('gpu operator'))
  expect(response.partial).toBe('all-words')
  expect(response.hits[0]?.url).toBe('/docs/FTC/Install#gpu')
  expect((await service.search(requestFor('gpu 409'))).partial).toBe('lacks-words')
  expect(fetchFile).toHaveBeenCalledTimes(1)
})

it('waits for the texts when it needs them or is told to', async () => {
  serve(files)
  const service = createService()
  const response = await service.search(requestFor('409 conflict'))
  expect(response.partial).toBeUndefined()
  expect(response.hits[0]?.url).toBe('/docs/Stream/AddEvent#responses')
  const other = createService()
  expect((await other.search(requestFor('gpu', { fullText: true }))).partial).toBeUndefined()
})

it('finds by titles alone until the rest comes, on a large site', async () => {
  const bare = TITLES.packedPages.map(
    ([route, title, , , product, rank, language, tag]): PackedPage => [
      route,
      title,
      '',
      '',
      product,
      rank,
      language,
      tag,
      [[0, '', '', '']],
    ],
  )
  serve({
    titles: JSON.stringify({ ...TITLES, packedPages: bare }),
    texts: JSON.stringify({ ...TEXTS, packedPages: TITLES.packedPages }),
  })
  const service = createService()
  const early = await service.search(requestFor('gpu kubernetes'))
  expect(early.partial).toBe('lacks-words')
  expect(early.hits.map(({ url }) => url)).not.toContain('/docs/FTC/Install#gpu')
  const late = await service.search(requestFor('gpu operator'))
  expect(late.partial).toBeUndefined()
  expect(late.hits[0]?.url).toBe('/docs/FTC/Install#gpu')
  expect((await service.search(requestFor('schedule event'))).hits[0]?.url).toBe(
    '/docs/Stream/AddEvent',
  )
})

it('does not search for who is gone when the texts come', async () => {
  serve(files)
  const search = vi.spyOn(SearchEngine.prototype, 'search')
  const service = createService()
  const controller = new AbortController()
  const gone = service.search(requestFor('gpu', { fullText: true }), controller.signal)
  const last = service.search(requestFor('gpu operator', { fullText: true }))
  controller.abort()
  await expect(gone).rejects.toBe(controller.signal.reason)
  await last
  // A warm-up query may have run in between.
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
  ['without its second', JSON.stringify({ ...TITLES, texts: undefined }), 'protocol'],
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
  ['something else', '{"pages":[]}', 'protocol'],
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

describe('a release between the two files', () => {
  const later = { ...TITLES, texts: 'later', packedPages: [...TITLES.packedPages].reverse() }
  const laterTexts = { ...TEXTS, pages: [...TEXTS.pages].reverse() }

  /** Serves the later index to who does not take the earlier titles from the cache. */
  function release(texts: string | undefined) {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit = {}) => {
      asked.push(url)
      if (url === TITLES_URL)
        return new Response(JSON.stringify(cache === 'reload' ? later : TITLES))
      const body = url === textsUrl('later') ? texts : undefined
      return new Response(body ?? '', { status: body === undefined ? 404 : 200 })
    })
    return asked
  }

  it('is taken up as a whole', async () => {
    const asked = release(JSON.stringify(laterTexts))
    const service = createService()
    expect((await service.search(requestFor('gpu operator'))).partial).toBe('all-words')
    const { hits } = await service.search(requestFor('409 conflict'))
    expect(hits[0]?.url).toBe('/docs/Stream/AddEvent#responses')
    expect((await service.search(requestFor('gpu'))).partial).toBeUndefined()
    expect(asked).toEqual([TITLES_URL, textsUrl(TITLES.texts), TITLES_URL, textsUrl('later')])
  })

  it('is asked for once with each search, and what was there still answers', async () => {
    const asked = release(undefined)
    const service = createService()
    await expect(service.search(requestFor('409'))).rejects.toMatchObject({ reason: 'network' })
    expect(asked).toHaveLength(4)
    expect((await service.search(requestFor('gpu operator'))).partial).toBe('all-words')
    release(JSON.stringify(laterTexts))
    expect((await service.search(requestFor('409'))).total).toBe(1)
  })
})

it('reports a broken connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(createService().search(requestFor('gpu'))).rejects.toMatchObject({
    reason: 'network',
  })
})
