import { describe, expect, it } from 'vitest'
import { marked, searchHit } from '../../tests/fixtures/search-hit'
import { findTerms, highlightTerms } from './highlight-terms'

const found = (text: string, terms: readonly string[]) =>
  findTerms(text, terms).map(({ start, end }) => text.slice(start, end))

describe('findTerms', () => {
  it.each([
    ['Create the cluster', ['cluster', 'create'], ['Create', 'cluster']],
    ['AddEvent and GetEventsList', ['event'], ['Event', 'Event']],
    ['catalog of logs', ['log'], ['log']],
    ['a cat', ['a'], ['a']],
    ['port 8648', ['8648'], ['8648']],
    ['SCTE-35', ['scte-35'], ['SCTE-35']],
    ['SCTE-35', ['scte', '35'], ['SCTE', '35']],
    ['a.*b', ['.*'], ['.*']],
    ['<b>bold</b>', ['<b>'], ['<b>']],
    ['настройка', ['настройка'], ['настройка']],
    ['clusters', ['cluster', 'clusters'], ['clusters']],
    ['İ cluster', ['cluster'], []],
    ['nothing here', ['cluster'], []],
  ])('in %j, %j are %j', (text, terms, expected) => {
    expect(found(text, terms)).toEqual(expected)
  })
})

describe('highlightTerms', () => {
  it('takes what matched, so that a misspelt query finds it on the page', () => {
    expect(highlightTerms(searchHit(), 'parma')).toEqual(['param'])
  })

  it('takes the words of the query when nothing is marked', () => {
    const hit = searchHit({ headings: [marked('Parameters')] })
    expect(highlightTerms(hit, ' Add  .* ')).toEqual(['add', '.*'])
  })
})
