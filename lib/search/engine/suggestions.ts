import { nearestRoutes } from '../../content/navigation/nearest-routes'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../site/constants'
import type { SearchedSection } from './section-index'

/** Titles and headings that look most like a query that found nothing, and fit the input (§5). */
export function suggestQueries(query: string, sections: readonly SearchedSection[]): string[] {
  const names = sections.map(({ page, level, heading }) => (level === 0 ? page.title : heading))
  const short = [...new Set(names)].filter(({ length }) => length <= SEARCH_INPUT_MAX_LENGTH)
  const labels = short.map((title) => ({ path: title, title }))
  return nearestRoutes(query, labels, SEARCH_RESULTS.mostSuggestions).map(({ title }) => title)
}
