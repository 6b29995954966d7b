import { describe, expect, it } from 'vitest'
import { formatFilter, NO_FILTER, parseFilter } from './release-filter'

const versions = ['5.5', '5.4', '4.1', '4.0']
const parse = (search: string) => parseFilter(new URLSearchParams(search), versions)

describe('a URL', () => {
  it('is read', () => {
    expect(parse('?find=s3&type=new&area=Storage+%26+Delivery&from=4.0&to=5.4')).toEqual({
      find: 's3',
      type: 'new',
      area: 'Storage & Delivery',
      from: '4.0',
      to: '5.4',
    })
  })

  it.each([
    ['', NO_FILTER],
    ['?type=nothing&area=Kitchen&from=1.0&to=5.5', NO_FILTER],
    ['?type=toString&area=constructor&from=__proto__&to=hasOwnProperty', NO_FILTER],
    ['?from=5.5&to=4.1', NO_FILTER],
    ['?to=5.5', NO_FILTER],
    ['?find=%E0%A4%A', { ...NO_FILTER, find: '\uFFFD%A' }],
    [`?find=${'x'.repeat(500)}`, { ...NO_FILTER, find: 'x'.repeat(64) }],
    ['?find=a&find=b', { ...NO_FILTER, find: 'a' }],
  ])('%s selects only filters that the page has', (search, state) => {
    expect(parse(search)).toEqual(state)
  })

  it.each([
    '?find=dolby+e',
    '?type=known-issue',
    '?area=Storage+%26+Delivery',
    '?find=s3&type=new&area=Source&from=4.0&to=5.4',
  ])('%s is unchanged after parsing and formatting', (search) => {
    expect(formatFilter(parse(search))).toBe(search)
  })

  it('without a filter has no query', () => {
    expect(formatFilter({ ...NO_FILTER, find: '  ' })).toBe('')
  })
})

describe('an upgrade', () => {
  it.each([
    ['from=4.1&to=5.4', { from: '4.1', to: '5.4' }],
    ['from=4.1', { from: '4.1', to: '5.5' }],
    ['from=5.4&to=4.1', { from: '5.4', to: '5.5' }],
    ['from=5.4&to=5.4', { from: '5.4', to: '5.5' }],
    ['from=5.5&to=5.5', { from: '', to: '' }],
    ['to=5.5', { from: '', to: '' }],
    ['from=9.9&to=5.5', { from: '', to: '' }],
  ])('%s', (search, upgrade) => {
    expect(parse(search)).toEqual({ ...NO_FILTER, ...upgrade })
  })
})
