import { contentWords, wordsOf } from './engine/tokenize'
import type { Hit } from './search-client'

const MAX_TERMS = 16

/** The words to highlight on a hit's page: those typed, without stop words if possible, then all other matches. */
export function highlightTerms(hit: Hit, query: string): readonly string[] {
  const typed = contentWords(wordsOf(query)).map(({ written }) => written)
  const parts = [hit.page.title, ...hit.headings, hit.snippet].flat()
  const others = parts.filter(({ isMatch }) => isMatch).map(({ text }) => text.trim())
  const terms = new Set([...typed, ...others].map((term) => term.toLowerCase()))
  return [...terms].slice(0, MAX_TERMS)
}
