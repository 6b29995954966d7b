import { expect, it } from 'vitest'
import { markMatches, snippetOf } from './highlight'
import { matcherOf } from './matcher'

const findMatches = matcherOf(
  ['node', 'pool', 'events', 'script'].map((term) => ({
    alternatives: [{ terms: [term], weight: 1 }],
    importance: 1,
    isKnown: true,
  })),
)

it.each([
  ['A node pool.', 'A <mark>node</mark> <mark>pool</mark>.'],
  ['GetEventsList', 'Get<mark>Events</mark>List'],
  ['no match', 'no match'],
  ['', ''],
  [
    '<script>"pool" & \'node\'</script>',
    '&lt;<mark>script</mark>&gt;&quot;<mark>pool</mark>&quot; &amp; &#39;<mark>node</mark>&#39;&lt;/<mark>script</mark>&gt;',
  ],
])('marks %j', (text, html) => {
  expect(markMatches(text, findMatches)).toBe(html)
})

it.each([
  ['short node', 10, 'short <mark>node</mark>'],
  ['a b c d e f g h node i j k', 5, '…\u00a0g h <mark>node</mark> i j\u00a0…'],
  ['node a b c d e f node pool g h', 4, '…\u00a0e f <mark>node</mark> <mark>pool</mark>\u00a0…'],
  ['a b c d e f', 3, 'a b c\u00a0…'],
])('cuts %j to %i words around the matches', (text, words, snippet) => {
  expect(snippetOf(text, findMatches, words)).toBe(snippet)
})
