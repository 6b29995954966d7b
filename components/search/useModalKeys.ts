import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Hit } from '../../lib/search/hit'
import type { SearchSession, SearchState } from '../../lib/search/search-session'

/** Id of a hit in the list of the modal. */
export function optionId(hit: Hit): string {
  return `search-option-${hit.id}`
}

export type ActiveHit = {
  /** The hit that Enter follows: the first one until the reader chooses another. */
  readonly active: Hit | undefined
  readonly activate: (hit: Hit) => void
  readonly activateFirst: () => void
  /** Goes on to the next or the previous one, from either end to the other. */
  readonly move: (step: 1 | -1) => void
}

/**
 * Which of the hits is active.
 * @param hits as they stand in the list
 */
export function useActiveHit(hits: readonly Hit[]): ActiveHit {
  const [chosen, setChosen] = useState<string | null>(null)
  const active = hits.find((hit) => hit.id === chosen) ?? hits[0]
  const activate = (hit: Hit) => setChosen(hit.id)
  const move = (step: 1 | -1) => {
    if (active === undefined) return
    const next = hits.at((hits.indexOf(active) + step) % hits.length)
    if (next === undefined) return
    activate(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  return { active, activate, activateFirst: () => setChosen(null), move }
}

export type ModalKeysOptions = Pick<ActiveHit, 'active' | 'move'> &
  Pick<SearchSession, 'retry'> & {
    readonly state: SearchState
  }

/**
 * What arrow keys and Enter do in the search box. Escape is the dialog's, and so is Enter until there are results: the form
 * leads to the search page.
 */
export function useModalKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  options: ModalKeysOptions,
): void {
  const handler = useRef((_event: KeyboardEvent) => {})
  // With the paint, not after it: a key may come as soon as the hits show.
  useLayoutEffect(() => {
    handler.current = (event) => {
      if (dialog.current !== null) handleKey(event, dialog.current, options)
    }
  })
  useLayoutEffect(() => {
    const box = dialog.current
    const handle = (event: KeyboardEvent) => handler.current(event)
    box?.addEventListener('keydown', handle)
    return () => box?.removeEventListener('keydown', handle)
  }, [dialog])
}

function handleKey(event: KeyboardEvent, box: HTMLDialogElement, options: ModalKeysOptions): void {
  const { state, active, move, retry } = options
  // keyCode 229: Safari ends a composition before it fires the key event.
  if (event.isComposing || event.keyCode === 229) return
  const isInInput = event.target instanceof HTMLInputElement && event.target.type === 'text'
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (state.status === 'idle') moveFocus(box, event.target, step)
    else if (isInInput) move(step)
    else return
  } else if (event.key === 'Enter' && isInInput) {
    // While a search is on its way, the hits in the list are those of another query.
    if (state.status !== 'done' && state.status !== 'failed') return
    if (active !== undefined) clickHit(active, event)
    else if (state.status === 'failed') retry()
  } else {
    // Typing goes on in the input, wherever arrow keys or Tab have led.
    if (isTyping(event)) box.querySelector<HTMLElement>('[role=combobox]')?.focus()
    return
  }
  event.preventDefault()
}

/** Whether a key is a letter that a link or a button has no use for. */
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

/** A click with the same modifiers, so that Ctrl+Enter opens a new tab as Ctrl+click does. */
function clickHit(hit: Hit, { ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): void {
  const modifiers = { ctrlKey, metaKey, shiftKey, altKey }
  document
    .getElementById(optionId(hit))
    ?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ...modifiers }),
    )
}
