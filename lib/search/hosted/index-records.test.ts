import { expect, it } from 'vitest'
import { searchRecord } from '../../../tests/fixtures/search-record'
import type { SearchRecord } from '../../content/search/search-record'
import { hostedRecords, hostedSynonyms } from './index-records'

const siteUrl = (route: string) => `https://docs.example.com${route}`
const hosted = (...records: readonly SearchRecord[]) => hostedRecords(records, siteUrl)

it('the page itself comes first, with its title as page and heading', () => {
  const [page] = hosted(searchRecord({ isHeading: true, text: 'About.' }))
  expect(page).toMatchObject({
    objectID: '/docs/FTC',
    url: 'https://docs.example.com/docs/FTC',
    url_without_anchor: 'https://docs.example.com/docs/FTC',
    anchor: null,
    type: 'lvl1',
    hierarchy: { lvl0: 'FTC', lvl1: 'FTC', lvl2: null },
    content: 'About.',
    keywords: ['encoder'],
    docusaurus_tag: 'default',
    weight: { page_rank: 100, level: 100, position: 0 },
  })
})

it('§3 a heading has the type of its level, text below it is content', () => {
  const section = { anchor: 'a', headings: ['A', 'B'] }
  const [heading, text] = hosted(
    searchRecord({ ...section, isHeading: true, text: null }),
    searchRecord({ ...section, text: 'words' }),
  )
  const hierarchy = { lvl0: 'FTC', lvl1: 'A', lvl2: 'B', lvl3: null }
  expect(heading).toMatchObject({
    type: 'lvl2',
    hierarchy,
    keywords: [],
    weight: { level: 80, position: 0 },
  })
  expect(text).toMatchObject({ type: 'content', hierarchy, weight: { level: 0, position: 1 } })
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`)
  expect(Object.keys(text?.hierarchy ?? {})).toEqual(levels)
})

it('every record has full URLs and an id of its own', () => {
  const ids = hosted(
    searchRecord({ anchor: 'a' }),
    searchRecord({ anchor: 'a' }),
    searchRecord({ anchor: 'b' }),
  )
  expect(ids.map(({ objectID }) => objectID)).toEqual([
    '/docs/FTC#a',
    '/docs/FTC#a~1',
    '/docs/FTC#b',
  ])
  expect(ids[0]).toMatchObject({ url: 'https://docs.example.com/docs/FTC#a', anchor: 'a' })
})

it('a long text is cut between words', () => {
  const [record] = hosted(searchRecord({ text: 'слово '.repeat(5_000) }))
  expect(Buffer.byteLength(record?.content ?? '')).toBeLessThan(8_010)
  expect(record?.content).toMatch(/слово …$/)
})

it('synonyms go both ways, or one way from their words', () => {
  const groups = [{ words: ['a', 'b'] }, { words: ['a', 'c'], from: ['x', 'c'] }]
  expect(hostedSynonyms(groups)).toEqual([
    { objectID: 'synonym-0', type: 'synonym', synonyms: ['a', 'b'] },
    { objectID: 'synonym-1-0', type: 'oneWaySynonym', input: 'x', synonyms: ['a', 'c'] },
    { objectID: 'synonym-1-1', type: 'oneWaySynonym', input: 'c', synonyms: ['a'] },
  ])
})
