import { isRecord } from '../../content/is-record'

/** What the entry of the history kept when the reader came to it. */
let saved = stateOfEntry()
/** What it keeps now. */
let latest = saved

if (currentEntry() !== null)
  window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
    // Next replaces the entry of each page that it shows, which empties it.
    if (navigationType === 'replace') writeOnEntry()
    else if (navigationType !== null) saved = latest = stateOfEntry()
  })
else if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    saved = latest = stateOfEntry()
  })

/** The entry of the history that the URL belongs to; null in browsers that do not reveal it. */
export function currentEntry(): NavigationHistoryEntry | null {
  return typeof window !== 'undefined' && 'navigation' in window
    ? window.navigation.currentEntry
    : null
}

/**
 * Keeps a value on the current entry: it stays through reloads, and where storage is denied. Browsers without the
 * Navigation API keep it for the URL, in the tab.
 */
export function keepOnEntry(name: string, value: unknown): void {
  latest = { ...stateOfEntry(), [name]: value }
  writeOnEntry()
}

function writeOnEntry(): void {
  try {
    if (currentEntry() !== null) window.navigation.updateCurrentEntry({ state: latest })
    else window.sessionStorage.setItem(urlKey(), JSON.stringify(latest))
  } catch {
    // Without storage the reader finds the page as it begins.
  }
}

/** What the entry kept that the reader has come back to, or loaded anew; undefined when nothing was. */
export function readFromEntry(name: string): unknown {
  return saved[name]
}

function stateOfEntry(): Readonly<Record<string, unknown>> {
  const state = currentEntry()?.getState() ?? stateOfUrl()
  return isRecord(state) ? state : {}
}

function stateOfUrl(): unknown {
  if (typeof window === 'undefined' || currentEntry() !== null) return null
  try {
    return JSON.parse(window.sessionStorage.getItem(urlKey()) ?? 'null')
  } catch {
    return null
  }
}

function urlKey(): string {
  return `entry ${window.location.href}`
}
