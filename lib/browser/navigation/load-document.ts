import { MESSAGES } from '../../site/messages'

/**
 * Loads the document of a page whose code failed, if the server responds (§2, §8).
 * @param url with base path
 * @param error why the code failed
 * @returns why the document is not loaded, for the reader; never settles while the browser goes there
 */
export async function loadDocument(
  url: string,
  error: unknown,
  signal: AbortSignal,
): Promise<string> {
  console.warn(MESSAGES.routePreloadFailed, url, error)
  if (!(await isReachable(url, signal)) || signal.aborted) return MESSAGES.pageUnreachable
  // The URL of an entry of the history that is gone to is the document's already.
  if (new URL(url, window.location.href).href === window.location.href) window.location.reload()
  else window.location.assign(url)
  // The old page stays as it is while the browser loads the document.
  return new Promise(() => undefined)
}

/** Whether a server responds at a URL, even if only with a 404. */
async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { credentials: 'same-origin', headers: { accept: 'text/html' }, signal })
    return true
  } catch {
    return false
  }
}
