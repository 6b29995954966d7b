import { expect, it } from 'vitest'
import { RECORD_PAGE, searchRecord } from '../../../tests/fixtures/search-record'
import { indexFile, isTextsFile, isTitlesFile, withLateSections } from '../../search/index-payload'
import { indexFiles } from './index-files'

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
  const { titles } = indexFiles(records, [], 'build')
  expect(titles.pages.map((page) => page.route)).toEqual(['/page', '/other'])
  expect(titles.pages[0]).toMatchObject({ title: 'Page', description: 'Summary' })
  expect(titles.pages[0]?.sections).toEqual([
    [0, '', '', ''],
    [1, 'a', 'A', 'maxNodes'],
    [3, 'maxNodes', 'maxNodes', ''],
  ])
})

it('puts every text once, and entries in words, into the second', () => {
  const { titles, texts } = indexFiles(records, [], 'build')
  const [first] = texts.pages
  expect(texts.pool).toEqual(['Row', 'Entry'])
  expect(first?.texts).toEqual([[], [0, 0], [1], []])
  const sections = withLateSections(titles.pages[0]?.sections ?? [], first?.late ?? [])
  expect(sections.map(([, anchor]) => anchor)).toEqual(['', 'a', 'entry', 'maxNodes'])
})

it('knows the files of a build by their stamp', () => {
  const { titles, texts } = indexFiles(records, [], 'build')
  expect(isTitlesFile(titles, 'build')).toBe(true)
  expect(isTitlesFile(titles, 'older')).toBe(false)
  expect(isTitlesFile(texts, 'build')).toBe(false)
  expect(isTextsFile(texts, 'build')).toBe(true)
  expect(isTextsFile(null, 'build')).toBe(false)
  expect(indexFile('titles', 'build')).toBe('/search-index/titles.build.json')
})
