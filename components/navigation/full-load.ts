import { withBasePath } from '../../lib/content/settings/base-path'
import { MESSAGES } from '../../lib/site/messages'

const NOT_FOUND = 404
/** Of session storage. */
const KEY = 'full-loads'

/** Addresses loaded fully in this document, for browsers that deny session storage. */
const inMemory = new Set<string>()

/**
 * Loads the document of a route whose code failed, when it answers: once per address, or as often as it is asked for
 * when there is no such page, because its code cannot fail again.
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
    window.location.assign(address)
    // The old page stays as it is while the browser loads the document.
    return new Promise(() => undefined)
  }
  if (status === null) return MESSAGES.pageUnreachable
  return error instanceof Error ? error.message : String(error)
}

/**
 * Allows one full load per address and visit, so that a page whose code never loads cannot reload for ever (§2, §8).
 * @returns whether the address may be loaded fully now; true once only
 */
export function claimFullLoad(address: string): boolean {
  const loaded = readLoaded()
  if (loaded.includes(address) || inMemory.has(address)) return false
  inMemory.add(address)
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...loaded, address]))
  } catch {
    // Without session storage the claim lasts as long as this document.
  }
  return true
}

function readLoaded(): string[] {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  } catch {
    return []
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
