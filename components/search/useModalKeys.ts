import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { Hit } from '../../lib/search/hit'
import type { SearchSession, SearchState } from '../../lib/search/search-session'
import * as SEARCH_BOX from '../../lib/site/search-box'

export type ModalKeysOptions = Pick<SearchSession, 'retry'> & {
  readonly search: SearchState
  /** In the order of the list. */
  readonly hits: readonly Hit[]
  readonly active: Hit | undefined
  readonly onActivate: (hit: Hit) => void
}

/**
 * What arrow keys and Enter do in the search box. Escape is the dialog's, and so is Enter until there are results: the form
 * leads to the search page.
 */
export function useModalKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  options: ModalKeysOptions,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (dialog.current !== null) handleKey(event, dialog.current, options)
  })
  // With the paint, not after it: a key may come as soon as the hits show.
  useLayoutEffect(() => {
    const box = dialog.current
    const handle = (event: KeyboardEvent) => handleKeyDown(event)
    box?.addEventListener('keydown', handle)
    return () => box?.removeEventListener('keydown', handle)
  }, [dialog])
}

function handleKey(event: KeyboardEvent, box: HTMLDialogElement, options: ModalKeysOptions): void {
  const { search, active, retry } = options
  // keyCode 229: Safari ends a composition before it fires the key event.
  if (event.isComposing || event.keyCode === 229) return
  const isInInput = event.target instanceof HTMLInputElement && event.target.type === 'text'
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (search.status === 'idle') moveFocus(box, event.target, step)
    else if (isInInput) moveActive(options, step)
    else return
  } else if (event.key === 'Enter' && isInInput) {
    // While a search is on its way, the hits in the list are those of another query.
    if (search.status !== 'done' && search.status !== 'failed') return
    if (active !== undefined) clickHit(active, event)
    else if (search.status === 'failed') retry()
  } else {
    // Typing goes on in the input, wherever arrow keys or Tab have led.
    if (isTyping(event)) box.querySelector<HTMLElement>('[role=combobox]')?.focus()
    return
  }
  event.preventDefault()
}

/** Whether a key is a letter that a link or a button has no use for; autofill sends events without a key. */
function isTyping({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isLetter = key?.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isLetter && !isField
}

/** From the input through the saved searches and back. */
function moveFocus(box: HTMLElement, target: EventTarget | null, step: 1 | -1): void {
  const stops = [...box.querySelectorAll<HTMLElement>('[role=combobox], a[data-start]')]
  const index = stops.findIndex((stop) => Object.is(stop, target))
  if (index !== -1) stops.at((index + step) % stops.length)?.focus()
}

/** Goes on to the next or the previous hit, from either end to the other. */
function moveActive({ hits, active, onActivate }: ModalKeysOptions, step: 1 | -1): void {
  if (active === undefined) return
  const next = hits.at((hits.indexOf(active) + step) % hits.length)
  if (next === undefined) return
  onActivate(next)
  elementOf(next)?.scrollIntoView({ block: 'nearest' })
}

/** A click with the same modifiers, so that Ctrl+Enter opens a new tab as Ctrl+click does. */
function clickHit(hit: Hit, { ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): void {
  const modifiers = { ctrlKey, metaKey, shiftKey, altKey }
  elementOf(hit)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ...modifiers }),
  )
}

function elementOf(hit: Hit): HTMLElement | null {
  return document.getElementById(SEARCH_BOX.optionId(hit.id))
}
