import { contentWords, joined, stem, wordsOf } from './engine/tokenize'
import type { Hit } from './search-client'

const MAX_OTHER_TERMS = 12

/**
 * The words to highlight on a hit's page: the typed words, then at most MAX_OTHER_TERMS other matches, such as synonyms
 * and corrected spellings. Typed stop words are left out, unless the query has no other words. Parts of a typed name,
 * such as `Event` in `AddEvent`, do not count as matches.
 */
export function highlightTerms(hit: Hit, query: string): readonly string[] {
  const typed = contentWords(wordsOf(query))
  const parts = new Set(typed.flatMap(({ terms }) => terms.slice(1).map(({ term }) => term)))
  const others = [hit.page.title, ...hit.headings, hit.snippet]
    .flat()
    .filter(({ text, isMatch }) => isMatch && !parts.has(stem(joined(text))))
    .map(({ text }) => text.trim().toLowerCase())
  const words = typed.map(({ written }) => written.toLowerCase())
  return [...new Set([...words, ...[...new Set(others)].slice(0, MAX_OTHER_TERMS)])]
}
