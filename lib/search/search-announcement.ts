import { MESSAGES } from '../site/messages'
import type { SearchResults, SearchState } from './search-session'

/** What a screen reader announces about a search, once per query; nothing while it is running. */
export function searchAnnouncement(state: SearchState): string {
  switch (state.status) {
    case 'idle':
    case 'loading':
    case 'stalled':
      return ''
    case 'failed':
      return state.results === null ? MESSAGES.searchFailed : found(state.results)
    case 'done':
      return found(state.results)
  }
}

/** `1 result`, `12 results`. */
export function resultCount(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`
}

function found({ total, query }: SearchResults): string {
  if (total === 0) return `${MESSAGES.noResultsFor} "${query}"`
  return `${resultCount(total)} for "${query}"`
}
