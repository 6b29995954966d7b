import { EARLY_CONTROLS, SEARCH_BOX_ID } from '../../site/element-ids'
import { SCRIPTS_FAILED } from '../../site/messages'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { clickedControl, listenForSearch, toggleSearchBox } from './search-opener'

/** Longest time that a click on a link waits for the next script, or for hydration after the last one. */
const LINK_TIMEOUT_MS = 10_000

const root = document.documentElement
const starting = new AbortController()
/** Aborted as soon as React handles events. */
export const untilStarted: AbortSignal = starting.signal
const EARLY = { capture: true, signal: untilStarted }
/** Controls whose clicks wait for hydration, in order. */
let clicked: HTMLElement[] = []
let linkTimeout = 0

/** Handles what readers do before hydration: at once if React is not needed for it, otherwise after hydration. */
export function listenForEarlyEvents(): void {
  listenForSearchBeforeHydration()
  addEventListener('click', storeClick, EARLY)
  // Back and Forward between the router's history entries change the URL but not the page, so reload.
  const { pathname } = location
  const handleReturn = () => {
    if (location.pathname !== pathname) location.reload()
  }
  addEventListener('popstate', handleReturn, EARLY)
  new MutationObserver(() => {
    starting.abort()
    replayClicks()
  }).observe(root, { attributeFilter: [ROOT_ATTRIBUTES.started] })
}

/**
 * Handles clicks and shortcuts for search until hydration. Once a script has failed, a click on a search link follows
 * the link, unless the box is open; a shortcut, without a link, opens the box, whose form needs no scripts.
 */
function listenForSearchBeforeHydration(): void {
  const handle = (opener?: HTMLElement) => {
    const isOpen = document.querySelector(`#${SEARCH_BOX_ID}[open]`)
    if (opener && hasFailed() && !isOpen) return false
    return toggleSearchBox(opener)
  }
  listenForSearch(handle, untilStarted)
  // Enter does nothing while the query is empty.
  const handleSubmit = (event: SubmitEvent) => {
    if (document.querySelector(`#${SEARCH_BOX_ID}[open] :placeholder-shown`)) event.preventDefault()
  }
  addEventListener('submit', handleSubmit, EARLY)
}

function hasFailed(): boolean {
  return root.hasAttribute(ROOT_ATTRIBUTES.scriptsFailed)
}

/** Stores a click on a control that needs React, busy until its replay. Once a script failed, links are followed. */
function storeClick(event: MouseEvent): void {
  const control = clickedControl(event, EARLY_CONTROLS)
  // Search has handled a click on one of its buttons already.
  if (!control || event.defaultPrevented || (isLink(control) && hasFailed())) return
  event.preventDefault()
  // React may listen already.
  event.stopPropagation()
  if (isLink(control) && !clicked.some(isLink)) limitLinks()
  clicked.push(control)
  control.setAttribute('aria-busy', 'true')
}

/** Starts the time limit of clicked links again. Every script that arrives does so, because slow is not broken. */
export function limitLinks(): void {
  clearTimeout(linkTimeout)
  linkTimeout = window.setTimeout(() => clicked.filter(isLink).forEach(giveUp), LINK_TIMEOUT_MS)
}

function isLink(control: HTMLElement): control is HTMLAnchorElement {
  return control instanceof HTMLAnchorElement
}

function giveUp(control: HTMLElement): void {
  clicked = clicked.filter((waiting) => waiting !== control)
  control.removeAttribute('aria-busy')
  if (isLink(control)) location.href = control.href
}

/** Ends the wait because a script has failed. Buttons do not act later, when the reader no longer expects it. */
export function giveUpClicks(): void {
  const isButtonClicked = !clicked.every(isLink)
  clicked.forEach(giveUp)
  if (isButtonClicked) alert(SCRIPTS_FAILED)
}

export function hasClicks(): boolean {
  return clicked.length > 0
}

/** Replays one click at a time, because a click can depend on what the previous click changed. */
function replayClicks(): void {
  const control = clicked.shift()
  control?.removeAttribute('aria-busy')
  if (control?.isConnected) control.click()
  if (hasClicks()) setTimeout(replayClicks)
}
