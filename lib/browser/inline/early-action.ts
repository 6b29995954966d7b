import { ACTION_ATTRIBUTE, EARLY_CLICK_ATTRIBUTE } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as SEARCH_BOX from '../../site/search-box'

declare global {
  interface Window {
    /** The control clicked last, before any script could respond. */
    __earlyAction?: (HTMLElement & { readonly href?: string }) | null
  }
}

/** Keeps a click on a marked control until the script that answers it runs. */
export function keepEarlyActions(): void {
  const handleClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, button } = event
    if (ctrlKey || metaKey || shiftKey || button > 0 || !(target instanceof Element)) return
    const control = target.closest<HTMLElement>(`[${EARLY_CLICK_ATTRIBUTE}],[${ACTION_ATTRIBUTE}]`)
    if (!control || isAnswered(control) || hasFailed()) return
    event.preventDefault()
    window.__earlyAction = control
  }
  addEventListener('click', handleClick, true)
}

/** One of the page's scripts did not load: what waits for it, a click or a query, goes on without it. */
export function giveUpEarlyActions(): void {
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.scriptsFailed, '')
  const href = window.__earlyAction?.href
  if (href) location.href = href
  // The reading script searches without the router.
  document
    .querySelector<HTMLFormElement>(
      `html:not([${ROOT_ATTRIBUTES.reading}]) #${SEARCH_BOX.id}[open] form`,
    )
    ?.submit()
}

/** Whether the script that answers a control runs: the reading script its own, the router the others. */
function isAnswered(control: HTMLElement): boolean {
  return document.documentElement.hasAttribute(
    control.hasAttribute(ACTION_ATTRIBUTE) ? ROOT_ATTRIBUTES.reading : ROOT_ATTRIBUTES.started,
  )
}

/** Clicks the control that waits for the script that has started. */
export function replayEarlyAction(): void {
  const control = window.__earlyAction
  if (!control || !isAnswered(control)) return
  window.__earlyAction = null
  control.click()
}

function hasFailed(): boolean {
  return document.documentElement.hasAttribute(ROOT_ATTRIBUTES.scriptsFailed)
}
