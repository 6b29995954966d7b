import { contentWords, wordsOf } from './engine/tokenize'
import type { Hit } from './search-client'

const MAX_OTHER_TERMS = 12

/**
 * The words to highlight on a hit's page: the typed words, then at most MAX_OTHER_TERMS other matches, such as synonyms
 * and corrected spellings. Typed stop words are left out, unless the query has no other words.
 */
export function highlightTerms(hit: Hit, query: string): readonly string[] {
  const typed = contentWords(wordsOf(query))
  const others = [hit.page.title, ...hit.headings, hit.snippet]
    .flat()
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text.trim().toLowerCase())
  const words = typed.map(({ written }) => written.toLowerCase())
  return [...new Set([...words, ...[...new Set(others)].slice(0, MAX_OTHER_TERMS)])]
}
