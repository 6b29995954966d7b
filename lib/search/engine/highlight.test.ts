import { expect, it } from 'vitest'
import { bracketed } from '../../../tests/fixtures/search-hit'
import { markMatches, matcherOf, snippetOf } from './highlight'

const findMatches = matcherOf(
  ['node', 'pool', 'events', 'script'].map((term) => ({
    alternatives: [{ terms: [term], weight: 1 }],
    importance: 1,
    isKnown: true,
  })),
)

it.each([
  ['A node pool.', 'A [node] [pool].'],
  ['GetEventsList', 'Get[Events]List'],
  ['no match', 'no match'],
  ['', ''],
  ['<script>"pool" & node', '<[script]>"[pool]" & [node]'],
])('marks %j', (text, pieces) => {
  expect(bracketed(markMatches(text, findMatches))).toBe(pieces)
})

it.each([
  ['short node', 10, 'short [node]'],
  ['a b c d e f g h node i j k', 5, '…\u00a0g h [node] i j\u00a0…'],
  ['node a b c d e f node pool g h', 4, '…\u00a0e f [node] [pool]\u00a0…'],
  ['a b c d e f', 3, 'a b c\u00a0…'],
])('cuts %j to %i words around the matches', (text, words, snippet) => {
  expect(bracketed(snippetOf(text, findMatches, words))).toBe(snippet)
})
