// The script at the page's end, the same on every page: until the page's scripts run, the HTML stands by itself.
import * as SEARCH_BOX from '../../site/search-box'
import { allowsPrefetch } from '../navigation/connection'
import { markHistoryEntry } from '../navigation/history-entry'
import { pageScripts } from '../navigation/page-scripts'
import { giveUpEarlyActions, keepEarlyActions } from './early-action'
import { watchReader } from './reader-signs'

const IDLE_TIMEOUT_MS = 2000
const { pathname } = location
const { reading, scripts, manifest, isApp } = pageScripts()
/** The reading script, until it is added. */
let unread = reading
/** React starts unasked where it made the page, and where the router has written into the history. */
const isUnasked = isApp || history.state?.key
/**
 * The scripts of Next that are still to be added, in order. The router compares the address with its manifest when there
 * is a query in it: then that comes first, because the router waits 3.8 s for it and gives up with an error.
 */
let waiting = location.search ? [manifest, ...scripts] : scripts

function startReading(): void {
  if (unread) load(unread, 'module')
  unread = ''
  if (isUnasked) startRouter()
}

function startRouter(): void {
  for (const address of waiting) load(address)
  waiting = []
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
// Until the router is there, going back to one of its entries changes the address only.
window.onpopstate = () => {
  if (location.pathname !== pathname) location.reload()
}
watchReader(startReading, startRouter)
keepEarlyActions()
document.addEventListener(SEARCH_BOX.ready, startRouter)
// The script in the head may have opened it before this one ran.
if (document.getElementById(SEARCH_BOX.id)) startReading()
// Under data-saver and on 2G, scripts wait for the reader's first action.
if (allowsPrefetch())
  addEventListener('load', () => {
    if (!window.requestIdleCallback?.(startReading, { timeout: IDLE_TIMEOUT_MS })) startReading()
  })
