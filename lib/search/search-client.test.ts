import { describe, expect, it } from 'vitest'
import { searchHit } from '../../tests/fixtures/search-hit'
import { cleanQuery, formatSearchUrl, groupHits, parseSearchUrl } from './search-client'

it('groups hits by page, in order of each page’s first hit', () => {
  const hits = ['/b#1', '/a', '/b', '/a#2'].map((url) => searchHit({ id: url, url }))
  const groups = groupHits(hits).map((group) => [group.url, group.hits.map(({ id }) => id)])
  expect(groups).toEqual([
    ['/b', ['/b#1', '/b']],
    ['/a', ['/a', '/a#2']],
  ])
})

describe('cleanQuery', () => {
  it.each([
    ['a plain query', 'add event', 'add event'],
    ['a space at the end, before the next word', 'add ', 'add '],
    ['a space at the beginning', '  add', 'add'],
    ['line breaks and tabs', 'add\r\n\tevent', 'add event'],
    ['a bidi override', 'abc\u202Edef\u202C', 'abcdef'],
    ['only control characters and spaces', ' \u0000\u202E\n ', ''],
  ])('%s', (_case, text, query) => {
    expect(cleanQuery(text)).toBe(query)
  })

  it.each([
    ['x'.repeat(10_000), 64],
    [`${' '.repeat(10_000)}x`, 1],
  ])('holds at most 64 characters', (text, length) => {
    expect(cleanQuery(text)).toHaveLength(length)
  })

  it('§5 counts like an input, and cuts between whole characters', () => {
    expect(cleanQuery('🎬'.repeat(100))).toBe('🎬'.repeat(32))
    expect(cleanQuery(`x${'🎬'.repeat(100)}`)).toBe(`x${'🎬'.repeat(31)}`)
  })
})

describe('parseSearchUrl', () => {
  it.each([
    ['', ''],
    ['?q', ''],
    ['?q=a', 'a'],
    ['?q=a&q=b', 'a'],
    ['?q=add+event', 'add event'],
    ['?q=%3Cscript%3E', '<script>'],
  ])('%s asks for %j', (search, query) => {
    expect(parseSearchUrl(search)).toEqual({ query, product: null })
  })

  it.each([
    ['?q=a&product=ftc', 'ftc'],
    ['?q=a&product=stream', 'stream'],
    ['?q=a&product=other', null],
  ])('%s selects the product %s', (search, product) => {
    expect(parseSearchUrl(search).product).toBe(product)
  })
})

describe('formatSearchUrl', () => {
  it.each([
    [{ query: ' add event ', product: null }, '?q=add%20event'],
    [{ query: 'a&b=c#d', product: 'ftc' }, '?q=a%26b%3Dc%23d&product=ftc'],
    [{ query: '  ', product: 'ftc' }, ''],
  ] as const)('%j is %s', (view, url) => {
    expect(formatSearchUrl(view)).toBe(url)
  })
})
