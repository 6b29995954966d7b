import { EARLY_CLICK_ATTRIBUTE } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as SEARCH_BOX from '../../site/search-box'

declare global {
  interface Window {
    /** The control the reader clicked last, before the page's scripts ran. */
    __earlyAction?: HTMLElement | null
  }
}

let hasFailed = false

/** Keeps a click on a marked control until the page's scripts run. */
export function keepEarlyActions(): void {
  const handleClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, button } = event
    if (ctrlKey || metaKey || shiftKey || button > 0 || !(target instanceof Element)) return
    const control = target.closest<HTMLElement>(`[${EARLY_CLICK_ATTRIBUTE}]`)
    if (
      !control ||
      areScriptsOff() ||
      document.documentElement.hasAttribute(ROOT_ATTRIBUTES.started)
    )
      return
    event.preventDefault()
    window.__earlyAction = control
  }
  addEventListener('click', handleClick, true)
}

/** Whether a script of the page did not load: a click does what it does without any. */
export function areScriptsOff(): boolean {
  return hasFailed
}

/** One of the page's scripts did not load: what waits for it, a click or a query, goes on without it. */
export function giveUpEarlyActions(): void {
  hasFailed = true
  const action = window.__earlyAction
  if (action instanceof HTMLAnchorElement) location.href = action.href
  document.querySelector<HTMLFormElement>(`#${SEARCH_BOX.id}[open] form`)?.submit()
}

/** Does what waits: clicks the control. */
export function replayEarlyAction(): void {
  const action = window.__earlyAction
  window.__earlyAction = null
  action?.click()
}
