import type { InlinePage } from '../../content/settings/inline-options'
import { SCRIPT_LIST_ID, SEARCH_FIELD_ID } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { allowsPrefetch } from './connection'
import { giveUpClicks, hasClicks, limitLinks } from './early-events'

/** The build inserts the value, so that only the search page contains the code for its field. */
declare const INLINE_PAGE: InlinePage

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
  const options = { capture: true, signal: starting.signal }
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
    limitLinks()
    loadNext()
  }
  script.onerror = () => {
    // Next considers a script loaded as long as its element exists, even if it failed.
    script.remove()
    isLoading = false
    root.setAttribute(ROOT_ATTRIBUTES.scriptsFailed, '')
    giveUpClicks()
  }
}

/**
 * Puts the URL's query into the search page's field before hydration (§2), unless the reader has already typed there.
 * Sets the field's default value, so that other code can distinguish the query from text that the reader types.
 * @returns whether this is the search page and its URL has a query
 */
function fillSearchField(): boolean {
  if (INLINE_PAGE !== 'search') return false
  const field = document.querySelector<HTMLInputElement>(`#${SEARCH_FIELD_ID}`)
  const query = new URLSearchParams(location.search).get('q')
  if (!field || !query) return false
  if (field.value) return true
  // Browsers would drop line breaks, and thereby join two words.
  field.defaultValue = query.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, field.maxLength)
  // Select the query, so that typing replaces it.
  field.setSelectionRange(0, field.maxLength)
  return true
}

export function addToHead<Name extends 'link' | 'meta' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  document.head.append(element)
  return element
}
