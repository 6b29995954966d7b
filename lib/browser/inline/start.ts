// The script at the page's end, the same on every page: until the page's scripts run, the HTML stands by itself.
import type { InlineOptions } from '../../content/settings/inline-options'
import { allowsPrefetch, INTENTS } from '../navigation/connection'
import { pageScripts } from '../navigation/page-scripts'
import { listenForSearch } from '../search/search-box'
import { areScriptsOff, giveUpEarlyActions, keepEarlyActions } from './early-action'

/** The build puts each of its values in. */
declare const INLINE_OPTIONS: InlineOptions

const IDLE_TIMEOUT_MS = 2000
/** For browsers that do not tell when they are idle. */
const IDLE_GUESS_MS = 200

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  const { scripts, manifest } = pageScripts()
  // The router compares the address with its manifest when there is a query in it. It comes first, because the router
  // waits 3.8 s for it and then gives up with an error.
  for (const address of location.search === '' ? scripts : [manifest, ...scripts]) {
    const script = document.createElement('script')
    script.src = address
    script.async = false
    script.onerror = giveUpEarlyActions
    document.body.append(script)
  }
}

for (const type of ['pointerdown', 'keydown', ...INTENTS])
  addEventListener(type, start, { once: true, passive: true, capture: true })
keepEarlyActions()
listenForSearch(INLINE_OPTIONS.search, areScriptsOff)
// Under data-saver and on 2G, scripts wait for the reader's first action.
if (allowsPrefetch())
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(start, IDLE_GUESS_MS)
  })
