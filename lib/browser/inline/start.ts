// This script, at the end of every page, loads Next's scripts late, so that they do not delay the first paint. Before
// hydration, clicks on controls that need React are stored; they are replayed afterward.
import { EARLY_CLICK_ATTRIBUTE, SCRIPT_LIST_ID } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { allowsPrefetch } from './connection'
import { replayEarlyPaste } from './early-paste'
import { fillSearchField, showSearchStatus } from './search-field'
import { whenStarted } from './when-started'

const IDLE_TIMEOUT_MS = 2000
/** Longest time that a click waits for hydration without feedback. */
const CLICK_TIMEOUT_MS = 3000
/** Events, other than pointer movement and focus, that show that a reader is active. */
const ACTIONS = ['pointerdown', 'keydown', 'click', 'input', 'scroll'] as const

const root = document.documentElement
const { pathname } = location
/** URLs of Next's scripts that have not loaded yet, in order. Empty in a preview, where `<script>` tags load them. */
const scripts: string[] = JSON.parse(document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '[]')
let isLoading = false
const starting = new AbortController()
/** Controls whose clicks wait for hydration, in order. */
let clicked: HTMLElement[] = []

function start(): void {
  if (isLoading) return
  showSearchStatus('loading')
  for (const href of scripts) append('link', { rel: 'preload', as: 'script', href })
  loadNext()
}

/** Starts only if the pointer moved: browsers also fire `pointermove` when a page appears under a resting mouse. */
function startIfMoved({ movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) start()
}

/** Loads scripts one by one, because each needs the previous ones. The reader's next action retries a failed script. */
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
    // Next considers a script loaded as long as its element exists, even if it failed.
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

/**
 * Stores a click on a control that needs React, to replay it after hydration. After the time limit, a link loads its
 * page, and any other control becomes busy. Once a script has failed, the browser follows links as usual.
 */
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
// With data saver or on 2G, pointer movement, focus, and idle time do not start the scripts; any of the ACTIONS does.
if (allowsPrefetch()) {
  addEventListener('pointermove', startIfMoved, options)
  addEventListener('focusin', start, options)
  addEventListener('load', () => {
    if (!window.requestIdleCallback?.(start, { timeout: IDLE_TIMEOUT_MS })) start()
  })
}
// If the search page's URL has a query, the reader is waiting for results.
if (fillSearchField()) start()
addEventListener('click', storeClick, true)
whenStarted(replayClicks)
replayEarlyPaste()
// Before hydration, Back and Forward between the router's history entries change the URL but not the page, so reload.
addEventListener('popstate', () => {
  if (!root.hasAttribute(ROOT_ATTRIBUTES.started) && location.pathname !== pathname)
    location.reload()
})
