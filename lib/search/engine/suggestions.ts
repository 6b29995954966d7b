import { pairSimilarity } from '../../content/navigation/nearest-routes'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../site/constants'
import type { SearchedSection } from './section-index'

const LEAST_SIMILARITY = 0.3

/** Titles and headings that look most like a query that found nothing, and fit the input (§5). */
export function suggestQueries(query: string, sections: readonly SearchedSection[]): string[] {
  const wanted = query.toLowerCase().trim()
  // Labels share most of their words.
  const known = new Map<string, number>()
  const similarity = (text: string) => {
    const value = known.get(text) ?? pairSimilarity(wanted, text)
    known.set(text, value)
    return value
  }
  // A single word is compared with the words of a label, several words with all of it.
  const likeness = (label: string) =>
    Math.max(...(wanted.includes(' ') ? [label] : label.split(/\s+/)).map(similarity))
  const labels = new Set(
    sections.map(({ page, level, heading }) => (level === 0 ? page.title : heading)),
  )
  return [...labels]
    .filter((label) => label.length <= SEARCH_INPUT_MAX_LENGTH)
    .map((label) => ({ label, value: likeness(label.toLowerCase()) }))
    .filter(({ value }) => value >= LEAST_SIMILARITY)
    .sort((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1))
    .slice(0, SEARCH_RESULTS.mostSuggestions)
    .map(({ label }) => label)
}
