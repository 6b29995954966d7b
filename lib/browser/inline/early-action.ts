import { ACTION_ATTRIBUTE, EARLY_CLICK_ATTRIBUTE } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { isSearchShortcut } from '../search/search-shortcut'

declare global {
  interface Window {
    /** The control the reader clicked last, or the keys they pressed, before there was who answers. */
    __earlyAction?: HTMLElement | KeyboardEvent | null
  }
}

let hasFailed = false

/** Keeps a click on a marked control, and the search shortcut, until the script that answers it runs. */
export function keepEarlyActions(): void {
  const keep = (event: Event, action: HTMLElement | KeyboardEvent) => {
    if (hasFailed || isAnswered(action)) return
    event.preventDefault()
    window.__earlyAction = action
  }
  const handleClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, button } = event
    if (ctrlKey || metaKey || shiftKey || button > 0 || !(target instanceof Element)) return
    const control = target.closest<HTMLElement>(`[${EARLY_CLICK_ATTRIBUTE}],[${ACTION_ATTRIBUTE}]`)
    if (control) keep(event, control)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isSearchShortcut(event)) keep(event, event)
  }
  addEventListener('click', handleClick, true)
  addEventListener('keydown', handleKey, true)
}

/** One of the page's scripts did not load: a click, also the one that waits, does what it does without any. */
export function giveUpEarlyActions(): void {
  hasFailed = true
  const action = window.__earlyAction
  if (action instanceof HTMLAnchorElement) location.href = action.href
}

/** Whether the script that answers an action runs: the reading script its own controls, the router the others. */
function isAnswered(action: HTMLElement | KeyboardEvent): boolean {
  const isOfReading = action instanceof HTMLElement && action.hasAttribute(ACTION_ATTRIBUTE)
  return document.documentElement.hasAttribute(
    isOfReading ? ROOT_ATTRIBUTES.reading : ROOT_ATTRIBUTES.started,
  )
}

/** Does what waits for the script that has started: clicks the control, or presses the keys again. */
export function replayEarlyAction(): void {
  const action = window.__earlyAction
  if (!action || !isAnswered(action)) return
  window.__earlyAction = null
  if (action instanceof HTMLElement) action.click()
  else document.dispatchEvent(new KeyboardEvent('keydown', action))
}
