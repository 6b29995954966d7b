import { expect, it } from 'vitest'
import { marked, searchHit } from '../../tests/fixtures/search-hit'
import { highlightTerms } from './highlight-terms'

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
