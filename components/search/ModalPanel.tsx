import type { ModalSearch } from '../../lib/search/docsearch-adapter'
import styles from './ModalPanel.module.css'
import { NoResults } from './NoResults'
import { SearchFailed } from './SearchFailed'
import { StartScreen } from './StartScreen'
import type { SavedSearchesControl } from './useSavedSearches'

export type ModalPanelProps = {
  readonly search: ModalSearch
  readonly searches: SavedSearchesControl
  readonly onSuggestion: (text: string) => void
}

/** What the modal shows in place of results. */
export function ModalPanel({ search, searches, onSuggestion }: ModalPanelProps) {
  switch (search.status) {
    case 'idle':
      return (
        <div className={styles.panel}>
          <StartScreen searches={searches} />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.panel}>
          <SearchFailed onRetry={search.retry} />
        </div>
      )
    case 'answered':
      return search.hits.length > 0 ? null : (
        <div className={styles.text}>
          <NoResults
            query={search.query}
            suggestions={search.suggestions}
            onSuggestion={onSuggestion}
          />
        </div>
      )
    case 'searching':
      return null
  }
}
