import { withBasePath } from '../../lib/content/settings/base-path'
import { MESSAGES } from '../../lib/site/messages'

const NOT_FOUND = 404
/** Of session storage. */
const KEY = 'full-loads'
/** How long an address that was loaded fully is not loaded so again, unless it succeeded. */
const FORGOTTEN_AFTER_MS = 30_000

/** When addresses were loaded fully, in milliseconds since 1970. */
type FullLoads = Readonly<Record<string, number>>

/** For browsers that deny session storage. */
let inMemory: FullLoads = {}

/**
 * Loads the document of a route whose code failed, when it answers, unless that was just tried. When there is no such
 * page it is loaded as often as it is asked for, because its code cannot fail again.
 * @param error why the code failed
 * @returns why the page is not loaded, for the reader; never settles while the browser goes there
 */
export async function loadFully(
  route: string,
  error: unknown,
  signal: AbortSignal,
): Promise<string> {
  console.warn(MESSAGES.routePreloadFailed, route, error)
  const address = withBasePath(route)
  const status = await documentStatus(address, signal)
  if (!signal.aborted && (status === NOT_FOUND || (status !== null && claimFullLoad(address)))) {
    // The address of an entry of the history that is gone to is the document's already.
    if (new URL(address, window.location.href).href === window.location.href)
      window.location.reload()
    else window.location.assign(address)
    // The old page stays as it is while the browser loads the document.
    return new Promise(() => undefined)
  }
  if (status === null) return MESSAGES.pageUnreachable
  return error instanceof Error ? error.message : String(error)
}

/**
 * Allows a full load of an address, so that a page whose code never loads cannot reload for ever (§2, §8).
 * @returns whether the address may be loaded fully now
 */
export function claimFullLoad(address: string): boolean {
  const loads = readLoads()
  if (Date.now() - (loads[address] ?? 0) < FORGOTTEN_AFTER_MS) return false
  writeLoads({ ...loads, [address]: Date.now() })
  return true
}

/** Notes that a page loaded: when its code fails next, its document may be loaded at once. */
export function forgetFullLoad(address: string): void {
  const { [address]: time, ...others } = readLoads()
  if (time !== undefined) writeLoads(others)
}

function writeLoads(loads: FullLoads): void {
  inMemory = loads
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(loads))
  } catch {
    // Without session storage it is kept as long as this document.
  }
}

function readLoads(): FullLoads {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}')
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'number'))
  } catch {
    return inMemory
  }
}

/** The status a document answers with at an address; null when none answers: the network is away. */
export async function documentStatus(address: string, signal: AbortSignal): Promise<number | null> {
  try {
    const { status } = await fetch(address, {
      credentials: 'same-origin',
      signal,
      headers: { accept: 'text/html' },
    })
    return status
  } catch {
    return null
  }
}
