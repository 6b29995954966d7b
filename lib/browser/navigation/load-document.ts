import { MESSAGES } from '../../site/messages'

/**
 * Loads the document of a page whose code failed, when a server answers for it (§2, §8).
 * @param address with base path
 * @param error why the code failed
 * @returns why the document is not loaded, for the reader; never settles while the browser goes there
 */
export async function loadDocument(
  address: string,
  error: unknown,
  signal: AbortSignal,
): Promise<string> {
  console.warn(MESSAGES.routePreloadFailed, address, error)
  if (!(await answers(address, signal)) || signal.aborted) return MESSAGES.pageUnreachable
  // The address of an entry of the history that is gone to is the document's already.
  if (new URL(address, window.location.href).href === window.location.href) window.location.reload()
  else window.location.assign(address)
  // The old page stays as it is while the browser loads the document.
  return new Promise(() => undefined)
}

/** Whether anything answers at an address, be it that there is no such page. */
async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, { credentials: 'same-origin', headers: { accept: 'text/html' }, signal })
    return true
  } catch {
    return false
  }
}
