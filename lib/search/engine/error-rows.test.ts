import { expect, it } from 'vitest'
import { search } from '../../../tests/fixtures/search-index'

const LICENSE = '/docs/FTC/Install#license'

it.each([
  ['/docs/FTC/Install', null, LICENSE],
  ['/docs/Stream/Other', null, '/docs/Stream/Guide#license'],
  ['/docs/FTC/Install', 'stream', '/docs/Stream/Guide#license'],
] as const)(
  'an error leads to its row, on %s with filter %s to %s',
  (currentRoute, product, url) => {
    const given = { currentRoute, product }
    const { hits, total } = search('ERROR: activation of key 7 refused (409)', given)
    expect(hits[0]?.url).toBe(url)
    expect(new Set(hits.map((hit) => hit.url)).size).toBe(total)
  },
)

it.each([
  ['nvidia: Connection refused', '/docs/FTC/Install#gpu'],
  // Without the text that must be near, a sign needs several words and comes after all others.
  ['Connection refused', '/docs/FTC/Install#gpu'],
  ['Connection refused, HTTP 409', '/docs/FTC/Install#values'],
  ['Vanished', undefined],
  // The input cuts a text off at 64 characters, within a phrase of the sign or between two.
  ['xx: widget shifted to yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy by its own', LICENSE],
  ['xx: widget shifted to yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy', LICENSE],
  ['xx: widget shifted to 10.1.2.3:/srv/yyy by its own', undefined],
  ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx widget s', undefined],
  ['xx: activation yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy ref', undefined],
])('the part of an error %j leads to %s', (query, url) => {
  const { hits } = search(query.slice(0, 64), { currentRoute: '/docs/FTC/Install' })
  expect(hits[0]?.url).toBe(url)
})

it('a status leads to a row only from a page of a product', () => {
  const found = (currentRoute: string) => search('error 409', { currentRoute }).hits[0]?.url
  expect(found('/docs/FTC/Install')).toBe('/docs/FTC/Install#values')
  expect(found('/')).toBe('/docs/Stream/AddEvent#responses')
})

it('a status beside a method leads to the method', () => {
  const { hits } = search('409 conflict AddEvent', { currentRoute: '/docs/FTC/Install' })
  expect(hits[0]?.url).toMatch('/docs/Stream/AddEvent')
})
