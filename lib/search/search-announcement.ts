import { MESSAGES } from '../site/messages'
import type { ModalSearch } from './docsearch-adapter'

/** What a screen reader is told of a search, once per query; nothing while it is on its way. */
export function searchAnnouncement(search: ModalSearch): string {
  switch (search.status) {
    case 'idle':
    case 'searching':
      return ''
    case 'failed':
      return MESSAGES.searchFailed
    case 'answered':
      if (search.isPartial) return ''
      return search.total === 0
        ? `${MESSAGES.noResultsFor} "${search.query}"`
        : `${resultCount(search.total)} for "${search.query}"`
  }
}

/** `1 result`, `12 results`. */
export function resultCount(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`
}
