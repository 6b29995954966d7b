import { MESSAGES } from '../site/messages'
import type { SearchResults, SearchState } from './search-session'

/** What a screen reader announces about a search, once per query; nothing while it is running. */
export function searchAnnouncement({ status, results }: SearchState): string {
  if (status !== 'failed' && status !== 'done') return ''
  return results === null ? MESSAGES.searchFailed : foundText(results)
}

/** `1 result`, `12 results`. */
export function resultCount(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`
}

export function foundText({ total, query }: Pick<SearchResults, 'total' | 'query'>): string {
  return `${total === 0 ? MESSAGES.noResultsFor : `${resultCount(total)} for`} "${query}"`
}
