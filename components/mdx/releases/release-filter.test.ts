import { expect, it } from 'vitest'
import { formatFilter, NO_FILTER, parseFilter } from './release-filter'

const versions = ['5.5', '5.4', '4.1', '4.0']
const parse = (search: string) => parseFilter(new URLSearchParams(search), versions)

it.each([
  ['', NO_FILTER],
  ['?type=nothing&area=Kitchen&from=1.0&to=5.5', NO_FILTER],
  ['?type=toString&area=constructor&from=__proto__&to=hasOwnProperty', NO_FILTER],
  ['?find=%E0%A4%A', { ...NO_FILTER, find: '\uFFFD%A' }],
  [`?find=${'x'.repeat(500)}`, { ...NO_FILTER, find: 'x'.repeat(64) }],
  ['?find=a&find=b', { ...NO_FILTER, find: 'a' }],
  ['?from=4.1&to=5.4', { ...NO_FILTER, from: '4.1', to: '5.4' }],
  ['?from=4.1', { ...NO_FILTER, from: '4.1', to: '5.5' }],
  ['?from=5.4&to=4.1', { ...NO_FILTER, from: '5.4', to: '5.5' }],
  ['?from=5.4&to=5.4', { ...NO_FILTER, from: '5.4', to: '5.5' }],
  ['?from=5.5&to=4.1', NO_FILTER],
  ['?to=5.5', NO_FILTER],
])('the URL %s selects only filters that the page has', (search, state) => {
  expect(parse(search)).toEqual(state)
})

it.each([
  '?find=dolby+e',
  '?type=known-issue',
  '?find=s3&type=new&area=Storage+%26+Delivery&from=4.0&to=5.4',
])('the URL %s is unchanged after parsing and formatting', (search) => {
  expect(formatFilter(parse(search))).toBe(search)
})

it('a blank filter has no query', () => {
  expect(formatFilter({ ...NO_FILTER, find: '  ' })).toBe('')
})
