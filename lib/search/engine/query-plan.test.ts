import { expect, it } from 'vitest'
import { planQuery } from './query-plan'
import { Vocabulary } from './vocabulary'

const vocabulary = new Vocabulary()
const terms = [
  ...['geteventslist', 'get', 'events', 'list', 'load', 'balancer', 'nodebalancer', 'kubernetes'],
  ...['subtitle', 'subtitles', 'install', 'installation', 'howto', 'watermark', 'scte35', 'scte'],
]
for (const [page, term] of terms.entries()) vocabulary.add(term, page)

function plan(query: string) {
  const synonyms = [
    { words: ['k8s', 'kubernetes'] },
    { words: ['load balancer', 'nodebalancer'] },
    { words: ['watermark', 'logo'], from: ['logo'] },
  ]
  return planQuery(query, vocabulary, synonyms, terms.length).map(({ alternatives, isKnown }) => ({
    terms: alternatives.map((alternative) => alternative.terms.join('+')),
    isKnown,
  }))
}

it.each([
  ['a word with its forms', 'subtitle', ['subtitle', 'subtitles']],
  ['a word not yet finished', 'kube', ['kubernetes']],
  ['a swap of letters', 'subtitel', ['subtitle']],
  ['a letter left out', 'watermak', ['watermark']],
  ['a misspelt beginning', 'kubernt', ['kubernetes']],
  ['a synonym', 'k8s', ['kubernetes']],
  ['a synonym in one direction', 'logo', ['watermark']],
  ['a name without its joints', 'scte35', ['scte35']],
  ['two words written as one', 'loadbalancer', ['load+balancer']],
])('finds %s', (_, query, expected) => {
  expect(plan(query)[0]?.terms).toEqual(expect.arrayContaining(expected))
})

it('takes no word for its opposite', () => {
  expect(plan('uninstall')[0]?.terms).not.toContain('install')
})

it('joins words to names', () => {
  const queryTerms = plan('get events list')
  expect(queryTerms).toHaveLength(3)
  for (const queryTerm of queryTerms) expect(queryTerm.terms).toContain('geteventslist')
})

it('knows the synonyms of a phrase', () => {
  for (const queryTerm of plan('load balancer')) expect(queryTerm.terms).toContain('nodebalancer')
})

it('leaves out words that say nothing, unless there are no others', () => {
  expect(plan('how to install the subtitle')).toHaveLength(2)
  expect(plan('how to')).toHaveLength(2)
})

it('says which words it only guessed', () => {
  expect(plan('subtitel install').map((queryTerm) => queryTerm.isKnown)).toEqual([false, true])
  expect(plan('zzzzzz')).toEqual([{ terms: [], isKnown: false }])
})

it.each(['', '   ', '(', '\\', '* AND OR', '🎬', 'x'.repeat(64), 'a '.repeat(32)])(
  'survives %j',
  (query) => {
    expect(() => plan(query)).not.toThrow()
  },
)
