import type { SearchEngine } from '../../search/engine/search-engine'
import { SEARCH_INPUT_MAX_LENGTH } from '../../site/constants'

const MAX_CANDIDATES = 40
const MAX_WORDS = 6

/**
 * Shortens a text that is too long for a search query; returns any other text unchanged. Considers the first
 * `MAX_CANDIDATES` words, drops those without search results, and keeps up to `MAX_WORDS` with the fewest results. If no
 * word has a result, returns the beginning of the text.
 */
export function queryOf(text: string, engine: SearchEngine): string {
  if (text.length <= SEARCH_INPUT_MAX_LENGTH) return text
  const words = new Set(text.match(/\b[a-z][a-z_-]{2,30}\b/gi) ?? [])
  const known = [...words].slice(0, MAX_CANDIDATES).flatMap((word) => {
    const { total } = engine.search({
      query: word,
      product: null,
      page: 0,
      hitsPerPage: 1,
      snippetWords: 1,
    })
    return total === 0 ? [] : { word, total }
  })
  const chosen: string[] = []
  for (const { word } of known.toSorted((a, b) => a.total - b.total)) {
    const isFull = chosen.length === MAX_WORDS
    if (!isFull && [...chosen, word].join(' ').length <= SEARCH_INPUT_MAX_LENGTH) chosen.push(word)
  }
  return chosen.length === 0
    ? text.slice(0, SEARCH_INPUT_MAX_LENGTH)
    : known.flatMap(({ word }) => (chosen.includes(word) ? [word] : [])).join(' ')
}
