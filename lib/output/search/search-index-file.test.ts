import { expect, it } from 'vitest'
import { RECORD_PAGE, searchRecord } from '../../../tests/fixtures/search-record'
import { isSearchIndex, packAnchor, unpackAnchor } from '../../search/search-index'
import { searchIndex } from './search-index-file'

const page = { ...RECORD_PAGE, route: '/page', title: 'Page', description: 'Summary' }
const other = { ...page, route: '/other' }

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
  record('a', ['A'], 'Row again'),
  record('bare', ['A'], 'Bare'),
  { ...record('', [], null), page: other, text: 'Other' },
]

it('packs each page’s sections, an interrupted one only once', () => {
  const index = searchIndex(records, {
    synonyms: [],
    productWords: [],
    destruction: { verbs: [], sections: [] },
  })
  expect(isSearchIndex(index)).toBe(true)
  expect(index.pages.map(({ route }) => route)).toEqual(['/page', '/other'])
  expect(index.pages[0]).toMatchObject({ title: 'Page', description: 'Summary', rank: 100 })
  expect(index.pages[0]?.sections).toEqual([
    [0, '', '', ''],
    [1, '*', 'A', 'maxNodes', 'Row', 'Row again'],
    [3, 'entry', 'An entry in words', '', 'Entry'],
    [3, 'maxNodes', 'maxNodes', ''],
    [2, '*', '', '', 'Bare'],
  ])
})

it.each([
  ['error-pods-wait', '', 'Pods wait · No node · Add one'],
  ['install-the-chart', 'Install the chart', ''],
  ['install-the-chart-2', 'Install the chart', ''],
  ['gpu', 'Install the GPU operator', 'Encode'],
  ['check-jobs-queued', '', 'Jobs · Queued'],
  ['', '', 'The first paragraph'],
  ['note', '', '→'],
])('the anchor %j is the same after packing', (anchor, heading, passage) => {
  const packed = packAnchor(anchor, heading, passage)
  expect(unpackAnchor([1, packed, heading, '', passage])).toBe(anchor)
})
