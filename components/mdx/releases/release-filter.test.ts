import { describe, expect, it } from 'vitest'
import { readReleases } from '../../../lib/content/releases/read-releases'
import { foldText } from '../../ui/element-text'
import { formatFilter, NO_FILTER, parseFilter, selectEntries } from './release-filter'

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

const { releases, knownIssues } = readReleases('.')
const entries = [
  ...releases.flatMap(({ version, entries: list }) => list.map((entry) => ({ ...entry, version }))),
  ...knownIssues.entries.map((entry) => ({ ...entry, version: null })),
].map(({ version, id, type, area, text }) => ({
  id,
  version,
  type,
  area,
  text: foldText(`${area} ${text}`),
}))
const select = (filter: object) => selectEntries(entries, { ...NO_FILTER, ...filter })
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('the filter', () => {
  it('matches all words in any order, whatever their case and accents', () => {
    const ids = idsOf(select({ find: 'ÓRACLE  kubernetes' }))
    expect(ids).toContain('oracle-kubernetes')
    expect(idsOf(select({ find: 'kubernetes oracle' }))).toEqual(ids)
    expect(select({ find: 'oracle nothing-like-it' })).toEqual([])
  })

  it('matches straight quotes to the curly quotes of the page', () => {
    expect(foldText('The preset’s “scripts”, …')).toBe(foldText('The preset\'s "scripts", ...'))
  })

  it('finds words in the name of the area', () => {
    expect(idsOf(select({ find: 'gpu' }))).toContain('nvenc-on-eks')
  })
})

it('a range of releases excludes all others, but no known issues', () => {
  const selected = select({ from: '5.2', to: '5.4' })
  expect(new Set(selected.map(({ version }) => version))).toEqual(new Set(['5.4', '5.3', null]))
  expect(selected.filter(({ version }) => version === null)).toHaveLength(
    knownIssues.entries.length,
  )
})
