import { expect, it } from 'vitest'
import { hierarchyOf, type SearchRecord } from '../../content/search/search-record'
import { hostedRecord, hostedSynonyms } from './index-records'

const record: SearchRecord = {
  objectID: 'a',
  url: '/docs/FTC',
  type: 'content',
  hierarchy: hierarchyOf('FTC', []),
  content: 'text',
  names: [],
  keywords: [],
  language: 'en',
  version: 'current',
  docusaurus_tag: 'default',
  product: null,
  weight: { page_rank: 1, level: 0, position: 0 },
}
const siteUrl = (route: string) => `https://docs.example.com${route}`

it('a record has full addresses', () => {
  expect(hostedRecord({ ...record, url: '/docs/FTC#a' }, siteUrl)).toMatchObject({
    url: 'https://docs.example.com/docs/FTC#a',
    url_without_anchor: 'https://docs.example.com/docs/FTC',
    anchor: 'a',
  })
  expect(hostedRecord(record, siteUrl)).toMatchObject({ anchor: null, content: 'text' })
})

it('a long text is cut between words', () => {
  const { content } = hostedRecord({ ...record, content: 'слово '.repeat(5_000) }, siteUrl)
  expect(Buffer.byteLength(content ?? '')).toBeLessThan(8_010)
  expect(content).toMatch(/слово …$/)
})

it('synonyms go both ways, or one way from their words', () => {
  const groups = [{ words: ['a', 'b'] }, { words: ['a', 'c'], from: ['x', 'c'] }]
  expect(hostedSynonyms(groups)).toEqual([
    { objectID: 'synonym-0', type: 'synonym', synonyms: ['a', 'b'] },
    { objectID: 'synonym-1-0', type: 'oneWaySynonym', input: 'x', synonyms: ['a', 'c'] },
    { objectID: 'synonym-1-1', type: 'oneWaySynonym', input: 'c', synonyms: ['a'] },
  ])
})
