import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isModifiedClick } from '../../lib/browser/navigation/internal-link'
import { rememberArrival } from '../../lib/browser/search/arrival-terms'
import { withBasePath } from '../../lib/content/settings/base-path'
import { highlightTerms } from '../../lib/search/highlight-terms'
import { groupHits } from '../../lib/search/hit'
import { cleanQuery, searchRoute } from '../../lib/search/query'
import { savedSearchOf } from '../../lib/search/saved-searches'
import { searchAnnouncement } from '../../lib/search/search-announcement'
import { MESSAGES } from '../../lib/site/messages'
import { ModalInput } from './ModalInput'
import { ModalResults } from './ModalResults'
import { NoResults, SearchFailed } from './NoResults'
import styles from './SearchModal.module.css'
import { StartScreen } from './StartScreen'
import { useActiveHit } from './useActiveHit'
import { useModalKeys } from './useModalKeys'
import { useSavedSearches } from './useSavedSearches'
import { useSearchSession } from './useSearchSession'

export type SearchModalProps = {
  /** What the reader typed before this code was there. */
  readonly initialQuery: string
  readonly onClose: () => void
}

/** Search as a combobox: the input keeps the focus while arrow keys go through the hits below it. */
export function SearchModal({ initialQuery, onClose }: SearchModalProps) {
  const input = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(initialQuery)
  const { state, session } = useSearchSession(0)
  const searches = useSavedSearches()
  const { results } = state
  const groups = groupHits(results?.hits ?? [])
  const hits = groups.flatMap((group) => group.hits)
  const { active, activate, activateFirst, move } = useActiveHit(hits)

  useEffect(() => {
    session.search({ query: cleanQuery(initialQuery), product: null })
  }, [session, initialQuery])
  useEffect(() => {
    input.current?.focus()
    // After what the reader typed before.
    input.current?.setSelectionRange(-1, -1)
  }, [])
  const shownQuery = results?.query
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results begin at their top
  useEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [shownQuery])

  const type = (next: string) => {
    setText(next)
    activateFirst()
    session.search({ query: cleanQuery(next), product: null })
  }
  const typeInPlace = (next: string) => {
    type(next)
    input.current?.focus()
  }
  const handleKeyDown = useModalKeys({ state, text, active, move, retry: session.retry, onClose })

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const hit = hits.find(({ id }) => id === link.dataset.hit)
    const { recents } = searches.saved
    const followed =
      hit === undefined
        ? recents.find(({ href }) => href === link.getAttribute('href'))
        : savedSearchOf(hit)
    if (followed !== undefined) searches.remember(followed)
    if (isModifiedClick(event.nativeEvent) || link.target !== '') return
    if (hit !== undefined && results !== null)
      rememberArrival(savedSearchOf(hit).href, highlightTerms(hit, results.query))
    onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks of what is in it
    <div className={styles.modal} onClick={handleClick} onKeyDown={handleKeyDown}>
      <ModalInput
        ref={input}
        text={text}
        isStalled={state.status === 'stalled'}
        active={active}
        onType={type}
        onClear={() => typeInPlace('')}
        onClose={onClose}
      />
      <div ref={body} className={styles.body}>
        {state.status === 'idle' && (
          <div className={styles.panel}>
            <StartScreen searches={searches} />
          </div>
        )}
        {state.status === 'failed' && results === null && (
          <div className={styles.panel}>
            <SearchFailed onRetry={session.retry} />
          </div>
        )}
        {state.status === 'done' && hits.length === 0 && !state.results.isPartial && (
          <div className={styles.text}>
            <NoResults
              query={state.results.query}
              suggestions={state.results.suggestions}
              onSuggestion={typeInPlace}
            />
          </div>
        )}
        {results !== null && hits.length > 0 && (
          <>
            <ModalResults groups={groups} active={active} onActivate={activate} />
            <p className={styles.all}>
              <a href={withBasePath(searchRoute(results.query))}>
                {MESSAGES.seeAllResults.replace('{count}', String(results.total))}
              </a>
            </p>
          </>
        )}
      </div>
      <ul className={styles.keys} aria-hidden="true">
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
      <p className={styles.announcement} role="status">
        {searchAnnouncement(state)}
      </p>
    </div>
  )
}
