import { describe, expect, it } from 'vitest'
import { cleanQuery, formatSearchUrl, parseSearchUrl } from './search-client'

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

it.each([
  ['?q=add+event%20', { query: 'add event', product: null }],
  ['?q=%3Cb%3E&product=ftc', { query: '<b>', product: 'ftc' }],
  ['?q&product=other', { query: '', product: null }],
])('the URL %s asks for %j', (search, view) => {
  expect(parseSearchUrl(search)).toEqual(view)
})

it.each([
  [{ query: ' add event ', product: null }, '?q=add%20event'],
  [{ query: 'a&b=c#d', product: 'ftc' }, '?q=a%26b%3Dc%23d&product=ftc'],
  [{ query: '  ', product: 'ftc' }, ''],
] as const)('%j has the URL %s', (view, url) => {
  expect(formatSearchUrl(view)).toBe(url)
})
