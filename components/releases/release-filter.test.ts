import { describe, expect, it } from 'vitest'
import { NO_FILTER, parseFilter, printFilter, upgradeOf } from './release-filter'

const options = { areas: ['Source', 'Storage & Delivery'], versions: ['5.5', '5.4', '4.1', '4.0'] }
const parse = (search: string) => parseFilter(search, options)

describe('a URL', () => {
  it('is read', () => {
    expect(parse('?find=s3&type=new&area=Storage+%26+Delivery&from=4.0&to=5.4')).toEqual({
      text: 's3',
      type: 'new',
      area: 'Storage & Delivery',
      upgrade: { from: '4.0', to: '5.4' },
    })
  })

  it.each([
    ['', NO_FILTER],
    ['?type=nothing&area=Kitchen&from=1.0&to=5.5', NO_FILTER],
    ['?type=toString&area=', NO_FILTER],
    ['?from=5.5&to=4.1', NO_FILTER],
    ['?to=5.5', NO_FILTER],
    ['?find=%E0%A4%A', { ...NO_FILTER, text: '\uFFFD%A' }],
    [`?find=${'x'.repeat(500)}`, { ...NO_FILTER, text: 'x'.repeat(64) }],
    ['?find=a&find=b', { ...NO_FILTER, text: 'a' }],
  ])('%s asks for what the page has', (search, state) => {
    expect(parse(search)).toEqual(state)
  })

  it.each([
    '?find=dolby+e',
    '?type=known-issue',
    '?area=Storage+%26+Delivery',
    '?find=s3&type=new&area=Source&from=4.0&to=5.4',
  ])('%s is printed as it was read', (search) => {
    expect(printFilter(parse(search))).toBe(search)
  })

  it('without a filter has no query', () => {
    expect(printFilter({ ...NO_FILTER, text: '  ' })).toBe('')
  })
})

describe('an upgrade', () => {
  it.each([
    ['4.1', '5.4', { from: '4.1', to: '5.4' }],
    ['4.1', null, { from: '4.1', to: '5.5' }],
    ['5.4', '4.1', { from: '5.4', to: '5.5' }],
    ['5.5', '5.5', null],
    [null, '5.5', null],
    ['9.9', '5.5', null],
  ])('from %s to %s', (from, to, upgrade) => {
    expect(upgradeOf(from, to, options.versions)).toEqual(upgrade)
  })
})
