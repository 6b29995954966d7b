import { pairSimilarity } from '../../content/navigation/nearest-routes'
import { SEARCH_RESULTS } from '../../site/constants'
import type { PageEntry } from '../index-payload'

const LEAST_SIMILARITY = 0.3

/** Titles and headings that look most like a query that found nothing. */
export function suggestQueries(query: string, pages: readonly PageEntry[]): string[] {
  const similarity = similarityTo(query.toLowerCase().trim())
  const labels = new Set(
    pages.flatMap((page) => [page.title, ...page.sections.map(([, , heading]) => heading)]),
  )
  return [...labels]
    .map((label) => ({ label, value: similarity(label.toLowerCase()) }))
    .filter(({ value }) => value >= LEAST_SIMILARITY)
    .sort((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1))
    .slice(0, SEARCH_RESULTS.mostSuggestions)
    .map(({ label }) => label)
}

/** A single word is compared with the words of a label, several words with all of it. */
function similarityTo(wanted: string): (label: string) => number {
  if (wanted.includes(' ')) return (label) => pairSimilarity(wanted, label)
  // Labels share most of their words.
  const known = new Map<string, number>()
  const ofWord = (word: string) => {
    const value = known.get(word) ?? pairSimilarity(wanted, word)
    known.set(word, value)
    return value
  }
  return (label) => Math.max(...label.split(/\s+/).map(ofWord))
}
