import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { Hit } from '../../lib/search/search-client'
import { searchOptionId } from '../../lib/site/element-ids'
import type { HitSelection } from './HitList'
import type { SearchSession, SearchState } from './useSearchSession'

type ModalKeysOptions = Pick<SearchSession, 'retry'> &
  HitSelection & { readonly search: SearchState }

/**
 * Enter follows the active hit; without one, it retries a failed search. While a search is running, Enter submits the
 * form, which opens the search page. The dialog itself handles Escape.
 */
export function useModalKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  options: ModalKeysOptions,
): void {
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
