import { useRef } from 'react'
import { isModifiedClick } from '../../lib/browser/navigation/internal-link'
import { rememberArrival } from '../../lib/browser/search/arrival-terms'
import { groupHits } from '../../lib/search/group-hits'
import { highlightTerms } from '../../lib/search/highlight-terms'
import { resultCount } from '../../lib/search/search-announcement'
import type { SearchResults, SessionState } from '../../lib/search/search-session'
import { MESSAGES } from '../../lib/site/messages'
import { Loader } from '../ui/Loader'
import { NoResults } from './NoResults'
import { ResultGroup } from './ResultGroup'
import { SearchFailed } from './SearchFailed'
import styles from './SearchResultList.module.css'
import { useFirstNewResult } from './useFirstNewResult'
import type { SearchResultsControl } from './useSearchResults'

export type SearchResultListProps = SearchResultsControl & {
  readonly onSuggestion: (text: string) => void
}

/** What the search page found, by page, and how its search stands. */
export function SearchResultList({ state, more, retry, onSuggestion }: SearchResultListProps) {
  const { status, results } = state
  const list = useRef<HTMLOListElement>(null)
  const expectMore = useFirstNewResult(list, results)
  const isNothing = status === 'done' && !state.results.isPartial && state.results.hits.length === 0
  return (
    <div aria-busy={status === 'loading' || status === 'stalled'}>
      {/* Whoever sees the page reads it below. */}
      <p className={isNothing ? styles.announced : styles.count} role="status">
        {status === 'done' && !state.results.isPartial && countText(state.results)}
      </p>
      {results !== null && results.hits.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys on links make clicks
        <ol
          ref={list}
          className={styles.results}
          onClick={(event) => rememberHit(event.nativeEvent, results)}
        >
          {groupHits(results.hits).map((group) => (
            <ResultGroup key={group.href} group={group} />
          ))}
        </ol>
      )}
      {status === 'stalled' && <Loader label="Searching" />}
      {status === 'error' && <SearchFailed onRetry={retry} />}
      {isNothing && (
        <NoResults
          query={state.results.query}
          suggestions={state.results.suggestions}
          onSuggestion={onSuggestion}
        />
      )}
      {status === 'done' && state.results.hits.length < state.results.total && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            expectMore()
            more()
          }}
        >
          Show more results
        </button>
      )}
    </div>
  )
}

function countText({ hits, total, query }: Extract<SessionState, { status: 'done' }>['results']) {
  if (total === 0) return `${MESSAGES.noResultsFor} "${query}"`
  const shown = hits.length < total ? `, ${hits.length} shown` : ''
  return (
    <>
      {resultCount(total)}
      {shown} for <b className={styles.query}>{query}</b>
    </>
  )
}

/** The page that a followed link leads to is to highlight what was searched. */
function rememberHit(event: MouseEvent, { hits, query }: SearchResults): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || isModifiedClick(event)) return
  const entry = hits.find(({ hit }) => hit.objectID === link.dataset.hit)
  if (entry !== undefined) rememberArrival(entry.address.href, highlightTerms(entry.hit, query))
}
