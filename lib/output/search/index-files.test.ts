import { expect, it } from 'vitest'
import { RECORD_PAGE, searchRecord } from '../../../tests/fixtures/search-record'
import type { SearchRecord } from '../../content/search/search-record'
import {
  isTextsFile,
  isTitlesFile,
  packAnchor,
  unpackAnchor,
  unpackPage,
  withLateSections,
} from '../../search/index-payload'
import { indexFiles } from './index-files'

const WORDS = { synonyms: [], productWords: [] }

const page = { ...RECORD_PAGE, route: '/page', title: 'Page', description: 'Summary' }
const other = { ...page, route: '/other', description: 'Other' }

function record(anchor: string, headings: (string | null)[], text: string | null) {
  const names = text === 'Row' ? ['maxNodes'] : []
  return searchRecord({ page, anchor, headings, isHeading: text === null, text, names })
}

const records = [
  { ...record('', [], null), text: 'Summary' },
  record('a', ['A'], null),
  record('a', ['A'], 'Row'),
  record('entry', ['A', 'B', 'An entry in words'], null),
  record('entry', ['A', 'B', 'An entry in words'], 'Entry'),
  record('maxNodes', ['A', 'B', 'maxNodes'], null),
  record('a', ['A'], 'Row'),
  { ...record('', [], null), page: other, text: 'Other' },
]

it('puts headings and names into the first file', () => {
  const pages = indexFiles(records, WORDS).titles.packedPages.map(unpackPage)
  expect(pages.map((page) => page.route)).toEqual(['/page', '/other'])
  expect(pages[0]).toMatchObject({ title: 'Page', description: 'Summary' })
  expect(pages[0]?.sections).toEqual([
    [0, '', '', ''],
    [1, '*', 'A', 'maxNodes'],
    [3, 'maxNodes', 'maxNodes', ''],
  ])
})

it('puts every text once, and entries in words, into the second', () => {
  const { titles, texts } = indexFiles(records, WORDS)
  const [first] = texts.pages
  expect(texts.pool).toEqual(['Row', 'Entry'])
  expect(first?.texts).toEqual([[], [0, 0], [1], []])
  const sections = titles.packedPages.slice(0, 1).flatMap((page) => unpackPage(page).sections)
  const all = withLateSections(sections, first?.late ?? [])
  const anchors = all.map(([, anchor, heading]) => unpackAnchor(anchor, heading))
  expect(anchors).toEqual(['', 'a', 'entry', 'maxNodes'])
})

it('puts titles alone into the first file of a large site', () => {
  const large = Array.from({ length: 2_000 }, (_, index) =>
    records.map((one) => {
      const route = `${one.page.route}/${index}`
      return { ...one, page: { ...one.page, route, description: 'A longer summary. '.repeat(8) } }
    }),
  ).flat()
  const { titles, texts } = indexFiles(large, WORDS)
  const [first] = titles.packedPages.map(unpackPage)
  expect(titles.packedPages).toHaveLength(4_000)
  expect(first).toMatchObject({ route: '/page/0', title: 'Page', description: '', keywords: '' })
  expect(first?.sections).toEqual([[0, '', '', '']])
  expect(texts.packedPages?.slice(0, 1)).toEqual(
    indexFiles(large.slice(0, records.length), WORDS).titles.packedPages.slice(0, 1),
  )
})

it.each([
  ['ports-and-security-groups', 'Ports and security groups', '*'],
  ['parameter-allowwarning', 'AllowWarning', 'parameter-*'],
  ['status-5xx', '5xx', 'status-*'],
  ['größe', 'Größe', '*'],
  ['sizes', 'Machine sizes', 'sizes'],
  ['ingress-1', 'Ingress', 'ingress-1'],
  ['group', '…', 'group'],
  ['', '', ''],
])('packs the anchor %s of the heading "%s" as "%s"', (anchor, heading, packed) => {
  expect(packAnchor(anchor, heading)).toBe(packed)
  expect(unpackAnchor(packed, heading)).toBe(anchor)
})

it('tells the files apart', () => {
  const { titles, texts } = indexFiles(records, WORDS)
  expect([titles, texts, null].map(isTitlesFile)).toEqual([true, false, false])
  expect([titles, texts, null].map(isTextsFile)).toEqual([false, true, false])
})

it('names the second file in the first, and otherwise when its texts are others', () => {
  const hashOf = (all: readonly SearchRecord[]) => indexFiles(all, WORDS).titles.texts
  const titled = records.map((one) => ({ ...one, page: { ...one.page, title: 'Other title' } }))
  expect(hashOf(records)).toMatch(/^[0-9a-f]{12}$/)
  expect(hashOf(titled)).toBe(hashOf(records))
  expect(hashOf([...records, record('b', ['B'], 'More')])).not.toBe(hashOf(records))
})
