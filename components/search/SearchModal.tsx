import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { isModifiedClick } from '../../lib/browser/navigation/links'
import { withBasePath, withoutBasePath } from '../../lib/content/settings/base-path'
import { groupHits, type Hit, searchRoute } from '../../lib/search/search-client'
import { MESSAGES } from '../../lib/site/messages'
import { rememberHit } from './HitList'
import { ProductFilter, Results } from './Results'
import { StartScreen } from './StartScreen'
import { addRecent, readSavedSearches, savedSearchOf, storeSavedSearches } from './saved-searches'
import { useModalKeys } from './useModalKeys'
import type { SearchBoxState } from './useSearchBox'
import { useSearchSession } from './useSearchSession'

export type SearchModalProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly state: SearchBoxState
  /** The hit that Enter follows: the first one until the reader chooses another. */
  readonly active: Hit | undefined
  readonly update: (change: Partial<SearchBoxState>) => void
  /** Replaces the text in the input. */
  readonly onType: (text: string) => void
  readonly onClose: () => void
}

/** Search as a combobox: the input keeps the focus while the arrow keys move through the hits. */
export function SearchModal(props: SearchModalProps) {
  const { dialog, state, active, update, onType, onClose } = props
  const { text, product, search } = state
  const session = useSearchSession({
    currentRoute: () => withoutBasePath(window.location.pathname),
    onChange: (next) => update({ search: next }),
  })
  const body = useRef<HTMLDivElement>(null)
  const { results } = search
  const selection = useMemo(() => {
    const hits = groupHits(results?.hits ?? []).flatMap((group) => group.hits)
    return { hits, active, onActivate: (hit: Hit) => update({ chosen: hit.id }) }
  }, [results, active, update])
  useModalKeys(dialog, { ...selection, search, retry: session.retry })

  useEffect(() => {
    session.search({ query: text, product })
  }, [session, text, product])
  const resultQuery = results?.query
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list scrolls to the top when the query or product changes
  useLayoutEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [resultQuery, product])

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const hit = results === null ? undefined : rememberHit(event.nativeEvent, results)
    const saved = readSavedSearches()
    const followed = hit
      ? savedSearchOf(hit)
      : saved.recents.find(({ href }) => href === link.getAttribute('href'))
    if (followed !== undefined) storeSavedSearches(addRecent(saved, followed))
    if (!isModifiedClick(event.nativeEvent) && link.target === '') onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <div className="search-modal" onClick={handleClick} onAuxClick={handleClick}>
      {search.status === 'stalled' && (
        <span className="loader-ring" role="progressbar" aria-label="Searching" />
      )}
      {results !== null && (
        <ProductFilter
          product={product}
          counts={results.facets}
          onChange={(next) => update({ product: next, chosen: null })}
        />
      )}
      <div ref={body} className="search-body">
        {search.status === 'idle' && <StartScreen />}
        <Results state={search} selection={selection} onRetry={session.retry} onSuggestion={onType}>
          {results?.facets && (
            <p className="search-all">
              <a href={withBasePath(searchRoute(results.query, product))}>
                {MESSAGES.seeAllResults.replace('{count}', String(results.total))}
              </a>
            </p>
          )}
        </Results>
      </div>
    </div>
  )
}
