import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isModifiedClick } from '../../lib/browser/navigation/internal-link'
import { rememberHit } from '../../lib/browser/search/remember-hit'
import type { Product } from '../../lib/content/search/search-record'
import { withBasePath, withoutBasePath } from '../../lib/content/settings/base-path'
import { groupHits } from '../../lib/search/hit'
import { cleanQuery, searchRoute } from '../../lib/search/query'
import { savedSearchOf } from '../../lib/search/saved-searches'
import { searchAnnouncement } from '../../lib/search/search-session'
import { MESSAGES } from '../../lib/site/messages'
import { ModalResults } from './ModalResults'
import { NoResults, SearchFailed } from './NoResults'
import { ProductFilter } from './ProductFilter'
import { StartScreen } from './StartScreen'
import { optionId, useActiveHit, useModalKeys } from './useModalKeys'
import { useSavedSearches } from './useSavedSearches'
import { useSearchSession } from './useSearchSession'

export type SearchModalProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** What the reader has typed. */
  readonly text: string
  /** Replaces it, as if the reader had typed. */
  readonly onType: (text: string) => void
  /** Called with the id of the hit that Enter follows; undefined without hits. */
  readonly onActive: (id: string | undefined) => void
  readonly onClose: () => void
}

const SESSION = {
  currentRoute: () => withoutBasePath(window.location.pathname),
}

/** Search as a combobox: the input keeps the focus while arrow keys go through the hits below it. */
export function SearchModal({ dialog, text, onType, onActive, onClose }: SearchModalProps) {
  const { state, session } = useSearchSession(SESSION)
  const searches = useSavedSearches()
  const [product, setProduct] = useState<Product | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const { results } = state
  const groups = groupHits(results?.hits ?? [])
  const hits = groups.flatMap((group) => group.hits)
  const { active, activate, activateFirst, move } = useActiveHit(hits)
  useModalKeys(dialog, { state, active, move, retry: session.retry })

  const activeId = active && optionId(active)
  // From the moment it is there.
  useLayoutEffect(() => {
    onActive(activeId)
    return () => onActive(undefined)
  }, [activeId, onActive])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query begins at its first hit
  useEffect(() => {
    activateFirst()
    session.search({ query: cleanQuery(text), product })
  }, [session, text, product])
  const shownQuery = results?.query
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results begin at their top
  useEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [shownQuery])

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const hit = results === null ? undefined : rememberHit(event.nativeEvent, results)
    const { recents } = searches.saved
    const followed =
      hit === undefined
        ? recents.find(({ href }) => href === link.getAttribute('href'))
        : savedSearchOf(hit)
    if (followed !== undefined) searches.remember(followed)
    if (!isModifiedClick(event.nativeEvent) && link.target === '') onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks on the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on links make clicks
    <div className="search-modal" onClick={handleClick} onAuxClick={handleClick}>
      {state.status === 'stalled' && (
        <span className="loader-ring" role="progressbar" aria-label="Searching" />
      )}
      {results !== null && (
        <ProductFilter product={product} counts={results.facets} onChange={setProduct} />
      )}
      <div ref={body} className="search-body">
        {state.status === 'idle' && (
          <StartScreen searches={searches} currentRoute={SESSION.currentRoute()} />
        )}
        {results !== null && hits.length > 0 && (
          <ModalResults groups={groups} active={active} onActivate={activate} />
        )}
        {state.status === 'failed' && <SearchFailed onRetry={session.retry} />}
        {state.status === 'done' && hits.length === 0 && (
          <NoResults
            query={state.results.query}
            suggestions={state.results.suggestions}
            onSuggestion={onType}
          />
        )}
        {results !== null && hits.length > 0 && (
          <p className="search-all">
            <a href={withBasePath(searchRoute(results.query, product))}>
              {MESSAGES.seeAllResults.replace('{count}', String(results.total))}
            </a>
          </p>
        )}
      </div>
      <ul className="search-keys" aria-hidden="true">
        <li>
          <kbd>↵</kbd> to select
        </li>
        <li>
          <kbd>↓</kbd>
          <kbd>↑</kbd> to navigate
        </li>
        <li>
          <kbd>esc</kbd> to close
        </li>
      </ul>
      <p className="search-announcement" role="status">
        {searchAnnouncement(state)}
      </p>
    </div>
  )
}
