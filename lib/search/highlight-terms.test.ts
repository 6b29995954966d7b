import { describe, expect, it } from 'vitest'
import { marked, searchHit } from '../../tests/fixtures/search-hit'
import { highlightTerms } from './highlight-terms'

describe('highlightTerms', () => {
  it('§2 returns every typed word, then other matches, such as the correct spelling', () => {
    expect(highlightTerms(searchHit(), 'Helm upgrade parma')).toEqual([
      ...['helm', 'upgrade', 'parma'],
      'param',
    ])
  })

  it('keeps a phrase together', () => {
    const hit = searchHit({ snippet: marked('[Set up] the cluster.') })
    expect(highlightTerms(hit, 'installing')).toEqual(['installing', 'param', 'set up'])
  })

  it('does not split a typed name into words', () => {
    const hit = searchHit({ headings: [marked('[Add] an [event]')], snippet: marked('[AddEvent]') })
    expect(highlightTerms(hit, 'AddEvent')).toEqual(['addevent'])
    expect(highlightTerms(hit, 'how do I add an event')).toEqual(['add', 'event', 'addevent'])
  })
})
