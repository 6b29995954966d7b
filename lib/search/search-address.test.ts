import { describe, expect, it } from 'vitest'
import { parseSearchAddress, printSearchAddress } from './search-address'

describe('parseSearchAddress', () => {
  it.each([
    ['', ''],
    ['?q', ''],
    ['?q=', ''],
    ['?Q=a', ''],
    ['?x=a', ''],
    ['?q=a', 'a'],
    ['?q=a&q=b', 'a'],
    ['?q=&q=b', ''],
    ['?q=add+event', 'add event'],
    ['?q=+', ''],
    ['?q=%', '%'],
    ['?q=100%', '100%'],
    ['?q=%E0%A4%A', '\uFFFD%A'],
    ['?q=%00%0A', ''],
    ['?q=%3Cscript%3E', '<script>'],
  ])('%s asks for %j', (search, query) => {
    expect(parseSearchAddress(search)).toEqual({ query, product: null })
  })

  it('is cut to 64 characters', () => {
    expect(parseSearchAddress(`?q=${'a'.repeat(10_000)}`).query).toBe('a'.repeat(64))
  })

  it.each([
    ['?q=a&product=ftc', 'ftc'],
    ['?q=a&product=stream', 'stream'],
    ['?q=a&product=other', null],
    ['?q=a&product=', null],
  ])('%s shows pages of %s', (search, product) => {
    expect(parseSearchAddress(search).product).toBe(product)
  })
})

describe('printSearchAddress', () => {
  it.each([
    [{ query: 'add event', product: null }, '?q=add%20event'],
    [{ query: 'a&b=c#d', product: 'ftc' }, '?q=a%26b%3Dc%23d&product=ftc'],
    [{ query: '  ', product: 'ftc' }, ''],
  ] as const)('%j is %s', (view, address) => {
    expect(printSearchAddress(view)).toBe(address)
  })

  it.each(['c++', '100%', '<b>', 'שלום', '🎬'])('%s comes back as it was', (query) => {
    const address = printSearchAddress({ query, product: null })
    expect(parseSearchAddress(address).query).toBe(query)
  })
})
