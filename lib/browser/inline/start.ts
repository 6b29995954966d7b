// The script at the page's end, the same on every page: until the page's scripts run, the HTML stands by itself.
import { EARLY_CLICK_ATTRIBUTE } from '../../site/element-ids'
import * as SEARCH_BOX from '../../site/search-box'
import { allowsPrefetch, INTENTS } from '../navigation/connection'
import { markHistoryEntry } from '../navigation/history-entry'
import { pageScripts } from '../navigation/page-scripts'
import { giveUpEarlyActions, keepEarlyActions } from './early-action'

const IDLE_TIMEOUT_MS = 2000
/** For browsers that do not tell when they are idle. */
const IDLE_GUESS_MS = 200
/** What readers point at before leaving: links to other pages, what is near them, and what React answers. */
const WAYS_ON = `a:not([href^="#"]),nav:not([aria-label^=On]),[${EARLY_CLICK_ATTRIBUTE}]`

const { reading, scripts, manifest, isApp } = pageScripts()
/** React starts unasked where it made the page, and where the router has written into the history. */
const isUnasked = isApp || history.state?.key
let isReading = false
let isRouting = false

function startReading(): void {
  if (!isReading) load(reading, 'module')
  isReading = true
  if (isUnasked) startRouter()
}

/** Adds the scripts of Next, in order. */
function startRouter(): void {
  if (isRouting) return
  isRouting = true
  // The router compares the address with its manifest when there is a query in it. It comes first, because the router
  // waits 3.8 s for it and then gives up with an error.
  for (const address of location.search === '' ? scripts : [manifest, ...scripts]) load(address)
}

function load(address: string, type = ''): void {
  const script = document.createElement('script')
  script.type = type
  script.src = address
  script.async = false
  script.onerror = giveUpEarlyActions
  document.body.append(script)
}

markHistoryEntry()
for (const type of ['pointerdown', 'keydown', 'input', ...INTENTS])
  addEventListener(
    type,
    (event) => {
      startReading()
      // Text that is pasted or dictated comes without a key, and has data; a chosen tab has none.
      if ('key' in event || 'data' in event || (event.target as Element).closest?.(WAYS_ON))
        startRouter()
    },
    { passive: true, capture: true },
  )
keepEarlyActions()
// The script in the head opens it, maybe before this one runs.
document.addEventListener(SEARCH_BOX.opened, startRouter)
if (document.getElementById(SEARCH_BOX.id)) startRouter()
// Under data-saver and on 2G, scripts wait for the reader's first action.
if (allowsPrefetch())
  addEventListener('load', () => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(startReading, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(startReading, IDLE_GUESS_MS)
  })
