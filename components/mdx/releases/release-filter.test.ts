import { createElement } from 'react'
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
const placed = { children: createElement('p') }
const entries = [
  ...releases.flatMap(({ version, entries: list }) => list.map((entry) => ({ ...entry, version }))),
  ...knownIssues.entries.map((entry) => ({ ...entry, version: null })),
].map(({ version, id, type, area, text, breaking }) => ({
  id,
  version,
  type,
  area,
  text: foldText(`${area} ${text}`),
  isBreaking: breaking !== undefined,
  ...placed,
}))
const select = (filter: object) => selectEntries(entries, { ...NO_FILTER, ...filter })
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('the filter', () => {
  it('matches all words in any order, whatever their case and accents', () => {
    const ids = idsOf(select({ find: 'ÓRACLE  kubernetes' }).others)
    expect(ids).toContain('oracle-kubernetes')
    expect(idsOf(select({ find: 'kubernetes oracle' }).others)).toEqual(ids)
    expect(select({ find: 'oracle nothing-like-it' }).others).toEqual([])
  })

  it('matches straight quotes to the curly quotes of the page', () => {
    expect(foldText('The preset’s “scripts”, …')).toBe(foldText('The preset\'s "scripts", ...'))
  })

  it('finds words in the name of the area', () => {
    expect(idsOf(select({ find: 'gpu' }).others)).toContain('nvenc-on-eks')
  })
})

describe('"I run X, I go to Y"', () => {
  it('lists changes after X up to Y, and only the known issues that break any upgrade', () => {
    const { first, others } = select({ from: '5.2', to: '5.4' })
    expect(new Set(others.map(({ version }) => version))).toEqual(new Set(['5.4', '5.3']))
    const count = releases
      .filter(({ version }) => version === '5.4' || version === '5.3')
      .reduce((sum, release) => sum + release.entries.length, 0)
    expect(first.length + others.length).toBe(count + 1)
    expect(idsOf(first)).toEqual([
      'speech-to-text-target-filter',
      'speech-to-text-avx2',
      'tls-1-2',
      'save-before-upgrade',
    ])
  })

  it('lists breaking changes first, such as the trusted executables of 5.2', () => {
    const { first, others } = select({ from: '4.8', to: '5.2' })
    expect(idsOf(first)).toEqual(['trusted-executables', 'postgresql-14-3', 'save-before-upgrade'])
    expect(idsOf(others)).not.toContain('trusted-executables')
  })
})

const MAJOR = { from: '4.8', to: '5.0' }
const UPGRADE = { from: '4.8', to: '5.5' }

it.each([
  [{}, { from: '4.1', to: '4.2' }, true],
  [MAJOR, MAJOR, true],
  [MAJOR, { from: '4.1', to: '5.5' }, true],
  [MAJOR, { from: '5.0', to: '5.5' }, false],
  [MAJOR, { from: '4.5', to: '4.8' }, false],
  [{ to: '5.1' }, { from: '5.4', to: '5.5' }, true],
  [{ from: '4.4' }, { from: '4.5', to: '5.5' }, false],
  [MAJOR, { ...UPGRADE, find: 'postgresql' }, true],
  [MAJOR, { ...UPGRADE, find: 'denoiser' }, false],
  [MAJOR, { ...UPGRADE, type: 'fixed' }, false],
  [MAJOR, {}, false],
])('a notice for %o, filtered by %o, is listed: %s', (range, filter, isListed) => {
  const title = 'PostgreSQL 9.3 to 14.3'
  const notice = { ...placed, id: 'a', title, text: foldText(title), ...range }
  const { first, others } = selectEntries([notice], { ...NO_FILTER, ...filter })
  expect(first).toHaveLength(isListed ? 1 : 0)
  expect(others).toEqual([])
})
