import {
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { isModifiedClick } from '../../lib/browser/navigation/links'
import { withBasePath, withoutBasePath } from '../../lib/content/settings/base-path'
import { groupHits, type Hit, searchRoute } from '../../lib/search/search-client'
import { searchOptionId } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import type { Product } from '../../lib/site/products'
import { type HitSelection, rememberHit } from './HitList'
import { ProductFilter, Results } from './Results'
import { StartScreen } from './StartScreen'
import { addRecent, readSavedSearches, savedSearchOf, storeSavedSearches } from './saved-searches'
import { type SearchSession, type SearchState, useSearchSession } from './useSearchSession'

export type SearchBoxState = {
  readonly isOpen: boolean
  /** Key of the content: each opening renders new content, even if one update closes and reopens the box. */
  readonly openings: number
  readonly text: string
  readonly product: Product | null
  readonly search: SearchState
  /** Id of the hit that the reader moved to. While it is null, the first hit is active. */
  readonly chosen: string | null
}

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
export function SearchModal({ dialog, state, active, update, onType, onClose }: SearchModalProps) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list scrolls to the top when the query or product changes
  useLayoutEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [results?.query, product])

  const handleClick = (event: ReactMouseEvent) => {
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

type ModalKeysOptions = Pick<SearchSession, 'retry'> &
  HitSelection & { readonly search: SearchState }

/**
 * Enter follows the active hit; without one, it retries a failed search. While a search is running, Enter submits the
 * form, which opens the search page. The dialog itself handles Escape.
 */
function useModalKeys(dialog: RefObject<HTMLDialogElement | null>, options: ModalKeysOptions) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (dialog.current !== null) handleKey(event, dialog.current, options)
  })
  // A layout effect, so that the keys work as soon as the modal is painted: its start screen has links to move between.
  useLayoutEffect(() => {
    const box = dialog.current
    const handle = (event: KeyboardEvent) => handleKeyDown(event)
    box?.addEventListener('keydown', handle)
    return () => box?.removeEventListener('keydown', handle)
  }, [dialog])
}

function handleKey(event: KeyboardEvent, box: HTMLDialogElement, options: ModalKeysOptions): void {
  const { search, active, retry } = options
  // Ignore input-method keystrokes. In Safari, the last one has `isComposing` set to false, but still has keyCode 229.
  if (event.isComposing || event.keyCode === 229) return
  const isInInput = event.target instanceof HTMLInputElement && event.target.type === 'text'
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (search.status === 'idle') moveFocus(box, event.target, step)
    else if (isInInput) moveActive(options, step)
    else return
  } else if (event.key === 'Enter' && isInInput) {
    // While a search is running, the list still shows the previous query's hits, so let the form handle Enter.
    if (search.status !== 'done' && search.status !== 'failed') return
    if (active !== undefined) clickHit(active, event)
    else if (search.status === 'failed') retry()
  } else return
  event.preventDefault()
}

/** Moves the focus through the input and the links of the start screen, wrapping around at both ends. */
function moveFocus(box: HTMLElement, target: EventTarget | null, step: 1 | -1): void {
  const stops = [...box.querySelectorAll<HTMLElement>('[role=combobox], a[data-start]')]
  const index = stops.findIndex((stop) => Object.is(stop, target))
  if (index !== -1) stops.at((index + step) % stops.length)?.focus()
}

function moveActive({ hits, active, onActivate }: ModalKeysOptions, step: 1 | -1): void {
  if (active === undefined) return
  const next = hits.at((hits.indexOf(active) + step) % hits.length)
  if (next === undefined) return
  onActivate(next)
  elementOf(next)?.scrollIntoView({ block: 'nearest' })
}

/** Clicks a hit with the key event's modifiers, so that Ctrl+Enter opens a new tab like Ctrl+click. */
function clickHit(hit: Hit, { ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): void {
  const modifiers = { ctrlKey, metaKey, shiftKey, altKey }
  elementOf(hit)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ...modifiers }),
  )
}

function elementOf(hit: Hit): HTMLElement | null {
  return document.getElementById(searchOptionId(hit.id))
}
