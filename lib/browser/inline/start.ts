// The script at the page's end, the same on every page: until React runs, the HTML stands by itself.
import { EARLY_CLICK_ATTRIBUTE, SCRIPT_LIST_ID } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { allowsPrefetch } from './connection'
import { fillSearchField, showSearchFailure } from './search-field'

declare global {
  interface Window {
    /** The control clicked last, which waits for React. */
    __earlyClick?: HTMLElement | null
  }
}

const IDLE_TIMEOUT_MS = 2000
/** What readers do first, whatever it is, beside pointing at something. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'input', 'scroll'] as const

const root = document.documentElement
const { pathname } = location
/** What Next needs to start, in order; empty where Next's own tags load it. */
const scripts: readonly string[] = JSON.parse(
  document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '[]',
)
/** Those that are still to be asked for, and those that failed, which the reader's next sign asks for again. */
let waiting = scripts
let missing = scripts.length
const starting = new AbortController()

/** The script of the page, as long as `_app` is not there: Nextra sets up there what the modules of pages build on. */
let held = ''
let hasApp = false

function start(): void {
  const asked = waiting
  waiting = []
  for (const url of asked)
    if (hasApp || !/pages\/(?!_app)/.test(url)) load(url)
    else {
      held = url
      const link = document.createElement('link')
      document.body.append(Object.assign(link, { rel: 'preload', as: 'script', href: url }))
    }
}

/** When a page appears under a resting mouse, browsers fire a move event without movement. */
function startIfMoved({ movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) start()
}

function load(url: string): void {
  const script = document.createElement('script')
  script.src = url
  script.async = false
  script.onload = () => {
    missing -= 1
    if (url.includes('pages/_app')) {
      hasApp = true
      if (held) load(held)
    }
    if (missing > 0) return
    root.removeAttribute(ROOT_ATTRIBUTES.scriptsFailed)
    starting.abort()
  }
  script.onerror = () => {
    // Next would take it for loaded.
    script.remove()
    waiting = scripts.filter((one) => one === url || waiting.includes(one))
    root.setAttribute(ROOT_ATTRIBUTES.scriptsFailed, '')
    showSearchFailure()
    const control = window.__earlyClick
    window.__earlyClick = null
    if (control instanceof HTMLAnchorElement) location.href = control.href
  }
  document.body.append(script)
}

fillSearchField()
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

addEventListener(
  'click',
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey, button } = event
    if (root.hasAttribute(ROOT_ATTRIBUTES.started) || !(target instanceof Element)) return
    const control = target.closest<HTMLElement>(`[${EARLY_CLICK_ATTRIBUTE}]`)
    if (!control || ctrlKey || metaKey || shiftKey || button > 0) return
    const hasFailed = root.hasAttribute(ROOT_ATTRIBUTES.scriptsFailed)
    if (hasFailed && control instanceof HTMLAnchorElement) return
    event.preventDefault()
    window.__earlyClick = control
  },
  true,
)
// Until the router is there, going back to one of its entries changes the URL only.
addEventListener('popstate', () => {
  if (!root.hasAttribute(ROOT_ATTRIBUTES.started) && location.pathname !== pathname)
    location.reload()
})
