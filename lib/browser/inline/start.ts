import { SCRIPT_LIST_ID } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { allowsPrefetch } from './connection'
import { giveUpClicks, hasClicks } from './early-events'
import { fillSearchField, showSearchStatus } from './search-field'

const IDLE_TIMEOUT_MS = 2000
/** Events, other than pointer movement and focus, that show that a reader is active. */
const ACTIONS = ['pointerdown', 'keydown', 'click', 'input', 'scroll'] as const

const root = document.documentElement
/** URLs of Next's scripts that have not loaded yet, in order. Empty in a preview, where `<script>` tags load them. */
let scripts: string[] = []
let isLoading = false
const starting = new AbortController()

/** Loads Next's scripts after the HTML has been parsed, and so late that they do not delay the first paint. */
export function loadScriptsLate(): void {
  scripts = JSON.parse(document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '[]')
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
  if (fillSearchField() || hasClicks()) start()
}

function start(): void {
  if (isLoading) return
  isLoading = true
  showSearchStatus(false)
  for (const href of scripts) addToHead('link', { rel: 'preload', as: 'script', href })
  loadNext()
}

/** Starts only if the pointer moved: browsers also fire `pointermove` when a page appears under a resting mouse. */
function startIfMoved({ movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) start()
}

/** Loads scripts one by one, because each needs the previous ones. The reader's next action retries a failed script. */
function loadNext(): void {
  const [src] = scripts
  if (src === undefined) {
    root.removeAttribute(ROOT_ATTRIBUTES.scriptsFailed)
    starting.abort()
    return
  }
  const script = addToHead('script', { src })
  script.onload = () => {
    scripts.shift()
    loadNext()
  }
  script.onerror = () => {
    // Next considers a script loaded as long as its element exists, even if it failed.
    script.remove()
    isLoading = false
    root.setAttribute(ROOT_ATTRIBUTES.scriptsFailed, '')
    showSearchStatus(true)
    giveUpClicks()
  }
}

/** Adds an element to the document's head. */
export function addToHead<Name extends 'link' | 'meta' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  document.head.append(element)
  return element
}
