import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { groupHits, type Hit, type HitGroup, linkTo } from '../../lib/search/search-client'
import { Loader } from '../feedback/LoadStatus'
import {
  CountAnnouncement,
  Headings,
  MarkedText,
  MissingWords,
  NoResults,
  ProductBadge,
  rememberHit,
  resultCount,
  SearchFailed,
} from './ResultParts'
import type { SearchResults, SearchSession, SearchState } from './useSearchSession'

export type SearchResultListProps = {
  readonly state: SearchState
  readonly onMore: SearchSession['more']
  readonly onRetry: SearchSession['retry']
  readonly onSuggestion: (text: string) => void
}

export function SearchResultList(props: SearchResultListProps) {
  const { state, onMore, onRetry, onSuggestion } = props
  const { status, results } = state
  const list = useRef<HTMLOListElement>(null)
  const { isExpected, expectMore } = useFirstNewResult(list, state)
  const isNothing = status === 'done' && state.results.hits.length === 0
  return (
    <div aria-busy={status === 'loading' || status === 'stalled'}>
      <CountAnnouncement found={status === 'done' ? state.results : null} />
      {/* An empty line reserves space for the count while results load. */}
      {status !== 'idle' && !isNothing && (
        <p className="search-count" aria-hidden="true">
          {status === 'done' && countText(state.results)}
        </p>
      )}
      {results !== null && results.hits.length > 0 && (
        <>
          <MissingWords missing={results.missing} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click */}
          <ol
            ref={list}
            className="search-results"
            onClick={(event) => rememberHit(event.nativeEvent, results)}
            onAuxClick={(event) => rememberHit(event.nativeEvent, results)}
          >
            {groupHits(results.hits).map((group) => (
              <ResultGroup key={group.url} {...group} />
            ))}
          </ol>
        </>
      )}
      <Loader label="Searching" isVisible={status === 'stalled'} />
      {status === 'failed' && <SearchFailed onRetry={onRetry} />}
      {isNothing && <NoResults results={state.results} onSuggestion={onSuggestion} />}
      {(status === 'done' || isExpected) && results !== null && hasMore(results) && (
        // The button stays while more results load: removing it would lose the focus.
        <button
          type="button"
          className="button"
          data-more=""
          aria-disabled={status !== 'done'}
          onClick={() => {
            if (status !== 'done') return
            expectMore()
            onMore()
          }}
        >
          Show more results
        </button>
      )}
    </div>
  )
}

function hasMore({ hits, total }: SearchResults): boolean {
  return hits.length < total
}

function countText({ hits, total, query }: SearchResults) {
  const visibleCount = hits.length < total ? ` (${hits.length} shown)` : ''
  return (
    <>
      {resultCount(total)}
      {visibleCount} for <b className="search-query">{query}</b>
    </>
  )
}

/**
 * Moves the focus from the "Show more results" button to the first new result.
 * @returns `expectMore`, to call when the reader requests more results; and `isExpected`, true from that call until the
 * request succeeds
 */
function useFirstNewResult(
  list: RefObject<HTMLElement | null>,
  { results, status }: SearchState,
): { readonly isExpected: boolean; readonly expectMore: () => void } {
  const [previousIds, setPreviousIds] = useState<ReadonlySet<string | undefined> | null>(null)
  const links = useCallback(
    () => [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])],
    [list],
  )
  useEffect(() => {
    if (previousIds === null || results === null) return
    const first = links().find((link) => !previousIds.has(link.dataset.hit))
    if (first !== undefined || status === 'done') setPreviousIds(null)
    if (first === undefined) return
    // Do not move the focus if the reader has moved it in the meantime.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches('[data-more]')) first.focus()
  }, [links, results, status, previousIds])
  const expectMore = () => setPreviousIds(new Set(links().map((link) => link.dataset.hit)))
  return { isExpected: previousIds !== null, expectMore }
}

function ResultGroup({ url, page, hits }: HitGroup) {
  const pageHit = hits.find((hit) => hit.headings.length === 0)
  const sections = hits.filter((hit) => hit !== pageHit)
  return (
    <li data-product={page.product ?? undefined}>
      <h2 className="search-title">
        <a {...linkTo(url)} data-hit={(pageHit ?? hits[0])?.id}>
          <MarkedText text={page.title} />
        </a>{' '}
        <ProductBadge product={page.product} />
      </h2>
      {pageHit !== undefined && <Snippet text={pageHit.snippet} />}
      {sections.length > 0 && (
        <ul>
          {sections.map((hit) => (
            <li key={hit.id}>
              <a className="search-headings" {...linkTo(hit.url)} data-hit={hit.id}>
                <Headings headings={hit.headings} />
              </a>
              <Snippet text={hit.snippet} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Snippet({ text }: { readonly text: Hit['snippet'] }) {
  if (text.length === 0) return null
  return (
    <p className="search-snippet">
      <MarkedText text={text} />
    </p>
  )
}
