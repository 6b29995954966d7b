// The script at the end of every page. Until hydration, the HTML works without scripts.
import { EARLY_CLICK_ATTRIBUTE, SCRIPT_LIST_ID } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { allowsPrefetch } from './connection'
import { fillSearchField, showSearchStatus } from './search-field'
import { whenStarted } from './when-started'

const IDLE_TIMEOUT_MS = 2000
/** Longest wait of a click for hydration without feedback. */
const CLICK_TIMEOUT_MS = 3000
/** First actions of readers, apart from pointing at something. */
const ACTIONS = ['pointerdown', 'keydown', 'click', 'input', 'scroll'] as const

const root = document.documentElement
const { pathname } = location
/** Scripts that Next still needs to start, in order; empty if Next's own tags load them. */
const scripts: string[] = JSON.parse(document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '[]')
let isLoading = false
const starting = new AbortController()
/** Controls that were clicked before hydration, in order. */
let clicked: HTMLElement[] = []

function start(): void {
  if (isLoading) return
  showSearchStatus('loading')
  for (const href of scripts) append('link', { rel: 'preload', as: 'script', href })
  loadNext()
}

/** When a page appears under a resting mouse, browsers fire a move event without movement. */
function startIfMoved({ movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) start()
}

/** Loads the next script, which needs those before it. A failed script is loaded again on the reader's next action. */
function loadNext(): void {
  const [src] = scripts
  isLoading = src !== undefined
  if (src === undefined) {
    root.removeAttribute(ROOT_ATTRIBUTES.scriptsFailed)
    starting.abort()
    return
  }
  const script = append('script', { src })
  script.onload = () => {
    scripts.shift()
    loadNext()
  }
  script.onerror = () => {
    // Next takes a failed script for loaded as long as its element exists.
    script.remove()
    isLoading = false
    root.setAttribute(ROOT_ATTRIBUTES.scriptsFailed, '')
    showSearchStatus('failed')
    const waiting = clicked
    clicked = []
    waiting.forEach(giveUp)
  }
}

function append<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  document.body.append(element)
  return element
}

/** Stores a click on a control that only React can handle. */
function storeClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, button } = event
  if (root.hasAttribute(ROOT_ATTRIBUTES.started) || !(target instanceof Element)) return
  const control = target.closest<HTMLElement>(`[${EARLY_CLICK_ATTRIBUTE}]`)
  if (!control || ctrlKey || metaKey || shiftKey || button > 0) return
  const hasFailed = root.hasAttribute(ROOT_ATTRIBUTES.scriptsFailed)
  if (hasFailed && control instanceof HTMLAnchorElement) return
  event.preventDefault()
  clicked.push(control)
  setTimeout(() => {
    if (!clicked.includes(control)) return
    if (!(control instanceof HTMLAnchorElement)) return control.setAttribute('aria-busy', 'true')
    clicked = clicked.filter((waiting) => waiting !== control)
    giveUp(control)
  }, CLICK_TIMEOUT_MS)
}

/** Stops waiting for React: a link loads its page. */
function giveUp(control: HTMLElement): void {
  control.removeAttribute('aria-busy')
  if (control instanceof HTMLAnchorElement) location.href = control.href
}

/** Replays one click at a time, because a click can depend on what the previous click changed. */
function replayClicks(): void {
  const control = clicked.shift()
  control?.removeAttribute('aria-busy')
  if (control?.isConnected) control.click()
  if (clicked.length > 0) setTimeout(replayClicks)
}

const options = { capture: true, passive: true, signal: starting.signal }
for (const action of ACTIONS) addEventListener(action, start, options)
// With data saver or on 2G, scripts wait until the reader acts; pointing at a link is not enough.
if (allowsPrefetch()) {
  addEventListener('pointermove', startIfMoved, options)
  addEventListener('focusin', start, options)
  addEventListener('load', () => {
    if (!window.requestIdleCallback?.(start, { timeout: IDLE_TIMEOUT_MS })) start()
  })
}
// A reader with a query is waiting for its results.
if (fillSearchField()) start()
addEventListener('click', storeClick, true)
whenStarted(replayClicks)
// Before the router runs, going back to one of its entries changes only the URL.
addEventListener('popstate', () => {
  if (!root.hasAttribute(ROOT_ATTRIBUTES.started) && location.pathname !== pathname)
    location.reload()
})
