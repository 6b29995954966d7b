// The script at the page's end, the same on every page: until hydration, the HTML works by itself.
import { EARLY_CLICK_ATTRIBUTE, SCRIPT_LIST_ID } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { allowsPrefetch } from './connection'
import { fillSearchField, showSearchStatus } from './search-field'
import { whenStarted } from './when-started'

const IDLE_TIMEOUT_MS = 2000
/** Longest wait of a click for hydration without a sign on the screen. */
const CLICK_TIMEOUT_MS = 3000
/** First actions of readers, beside pointing at something. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'input', 'scroll'] as const

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

/** Each builds on those before it: one that failed is asked for again at the reader's next sign, before the others. */
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
    // Next would take a failed script whose element is still there for loaded.
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

/** Keeps a click on a control that only React can answer. */
function keepClick(event: MouseEvent): void {
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
    clicked = clicked.filter((other) => other !== control)
    giveUp(control)
  }, CLICK_TIMEOUT_MS)
}

/** A link leads where it leads without scripts. */
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
for (const sign of SIGNS) addEventListener(sign, start, options)
// Under data-saver and on 2G, scripts wait until the reader does something: to point at a link is not to follow it.
if (allowsPrefetch()) {
  addEventListener('pointermove', startIfMoved, options)
  addEventListener('focusin', start, options)
  addEventListener('load', () => {
    if (!window.requestIdleCallback?.(start, { timeout: IDLE_TIMEOUT_MS })) start()
  })
}
// A query is a sign, too: the reader waits for its results.
if (fillSearchField()) start()
addEventListener('click', keepClick, true)
whenStarted(replayClicks)
// Until the router is there, going back to one of its entries changes the URL only.
addEventListener('popstate', () => {
  if (!root.hasAttribute(ROOT_ATTRIBUTES.started) && location.pathname !== pathname)
    location.reload()
})
