import { expect, it } from 'vitest'
import { hierarchyOf, type SearchRecord } from '../../content/search/search-record'
import { indexFile, isTextsFile, isTitlesFile, withLatePlaces } from '../../search/index-payload'
import { indexFiles } from './index-files'

function record(url: string, headings: (string | null)[], content: string | null): SearchRecord {
  const level = headings.filter((heading) => heading !== null).length
  const types = ['lvl1', 'lvl1', 'lvl2', 'lvl3'] as const
  return {
    objectID: `${url} ${content}`,
    url,
    type: content === null || level === 0 ? (types[level] ?? 'lvl1') : 'content',
    hierarchy: hierarchyOf('Page', headings),
    content,
    names: content === 'Row' ? ['maxNodes'] : [],
    keywords: [],
    language: 'en',
    version: 'current',
    docusaurus_tag: 'default',
    product: null,
    weight: { page_rank: 100, level: 0, position: 0 },
  }
}

const records: SearchRecord[] = [
  { ...record('/page', ['Page'], null), content: 'Summary' },
  record('/page#a', ['A'], null),
  record('/page#a', ['A'], 'Row'),
  record('/page#entry', ['A', 'B', 'An entry in words'], null),
  record('/page#entry', ['A', 'B', 'An entry in words'], 'Entry'),
  record('/page#maxNodes', ['A', 'B', 'maxNodes'], null),
  record('/page#a', ['A'], 'Row'),
  { ...record('/other', ['Page'], null), content: 'Other' },
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
  const [page] = texts.pages
  expect(texts.pool).toEqual(['Row', 'Entry'])
  expect(page?.texts).toEqual([[], [0, 0], [1], []])
  const sections = withLatePlaces(titles.pages[0]?.sections ?? [], page?.late ?? [])
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
