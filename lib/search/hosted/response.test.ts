import { expect, it } from 'vitest'
import { bracketed } from '../../../tests/fixtures/search-hit'
import { hitUrl, parseMarked, readHostedResponse } from './response'

const hit = {
  objectID: '1',
  url: 'https://docs.example.com/docs/FTC#a',
  type: 'lvl2',
  product: 'ftc',
  content: null,
  hierarchy: { lvl0: 'Docs', lvl1: 'FTC', lvl2: 'A', lvl3: null },
  _highlightResult: { hierarchy: { lvl2: { value: '<mark>A</mark><script>' } } },
}
const responseOf = (hits: unknown, more: object = {}) =>
  readHostedResponse({ results: [{ hits, nbHits: 5, queryID: 'q', ...more }] })

it('§7 reads results[0] with hits and nbHits', () => {
  const response = responseOf([hit], { facets: { product: { ftc: 4, stream: 1 } } })
  expect(response).toMatchObject({ total: 5, facets: { all: 5, ftc: 4, stream: 1 } })
  expect(response.hits[0]).toMatchObject({ id: '1', url: '/docs/FTC#a', page: { product: 'ftc' } })
  expect(bracketed(response.hits[0]?.page.title)).toBe('FTC')
})

it('counts products in the second result when a product is chosen', () => {
  const counts = { hits: [], nbHits: 9, facets: { product: { stream: 7 } } }
  expect(readHostedResponse({ results: [{ hits: [hit] }, counts] }).facets).toEqual({
    all: 9,
    stream: 7,
    ftc: 0,
  })
})

it.each([undefined, 7])('facets %j count no product', (facets) => {
  expect(responseOf([hit], { facets }).facets).toEqual({ all: 5 })
})

it.each([undefined, { results: [] }, { results: [{ hits: {} }] }])(
  '%j is rejected as a response',
  (response) => {
    expect(() => readHostedResponse(response)).toThrow('results[0].hits')
  },
)

it('leaves out hits without page or URL', () => {
  const bad = [
    null,
    {},
    { ...hit, url: undefined },
    { ...hit, url: 'javascript:alert(1)' },
    { ...hit, hierarchy: { lvl1: null } },
  ]
  expect(responseOf([...bad, hit]).hits).toHaveLength(1)
})

it('a full page is not the last one, even if hits were left out', () => {
  const hits = Array.from({ length: 20 }, (_, index) => ({ ...hit, objectID: `${index}` }))
  expect(responseOf([...hits.slice(1), null], { nbHits: 60 }).isLastPage).toBe(false)
  expect(responseOf(hits.slice(1), { nbHits: 60 }).isLastPage).toBe(true)
})

it('treats malformed fields as missing', () => {
  const given = { url: '/a', hierarchy: { lvl1: 'A' }, product: 'y' }
  const response = responseOf([given], { nbHits: 'many', facets: 7 })
  expect(response).toMatchObject({ total: 1, facets: { all: 0 } })
  expect(response.hits[0]).toMatchObject({ id: '/a', page: { product: null }, snippet: [] })
})

it.each([
  ['a <mark>b</mark> c', 'a [b] c'],
  ['<mark onclick=alert(1)>a</mark>', '<mark onclick=alert(1)>a</mark>'],
  ['<mark><img src=x></mark>', '[<img src=x>]'],
  ['<mark>a</mark><mark></mark>', '[a]'],
])('%j is %j, all of it text', (text, pieces) => {
  expect(bracketed(parseMarked(text))).toBe(pieces)
})

const PARTNER = /^https:\/\/partner\.example\.com\//

it.each([
  ['/docs/FTC#a', '/docs/FTC#a'],
  ['https://docs.example.com/docs/FTC?x=1#a', '/docs/FTC?x=1#a'],
  ['http://127.0.0.1:4173/docs/FTC', '/docs/FTC'],
  ['https://docs.example.com//evil.example.org', '/evil.example.org'],
  ['/\\evil.example.org/docs', '/docs'],
  ['/docs/FTC/FAQ.html#h9', '/docs/FTC/FAQ#h9'],
  ['/docs/FTC/FAQ/index.html?x=1#h11', '/docs/FTC/FAQ?x=1#h11'],
  ['/docs/FTC/FAQ/#h11', '/docs/FTC/FAQ#h11'],
  ['/index.html', '/'],
  ['https://docs.example.com', '/'],
])('%s is the local path %s', (url, href) => {
  expect(hitUrl(url, PARTNER)).toBe(href)
})

it('a URL that matches the pattern stays external', () => {
  const url = 'https://partner.example.com/guide'
  expect(hitUrl(url, PARTNER)).toBe(url)
})

it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'http://['])(
  '%s is dropped',
  (url) => {
    expect(hitUrl(url, PARTNER)).toBeNull()
  },
)
