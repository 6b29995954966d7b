import { MESSAGES } from '../../site/messages'

/**
 * Loads a page's HTML document after its code failed to load, if the server responds (§2, §8).
 * @param url with base path
 * @param error why the code failed to load
 * @returns a message for the reader if the server does not respond or `signal` is aborted. Otherwise, the promise never
 * settles, so that the old page stays unchanged while the browser loads the document
 */
export async function loadDocument(
  url: string,
  error: unknown,
  signal: AbortSignal,
): Promise<string> {
  console.warn(MESSAGES.routePreloadFailed, url, error)
  if (!(await isReachable(url, signal)) || signal.aborted) return MESSAGES.pageUnreachable
  // After Back or Forward, the browser is already at this URL.
  if (new URL(url, window.location.href).href === window.location.href) window.location.reload()
  else window.location.assign(url)
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
