/** For browsers that do not tell when they are idle. */
const PAUSE_MS = 200

/**
 * Calls back when the browser has nothing else to do.
 * @returns the function that takes it back
 */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(callback)
    return () => window.cancelIdleCallback(request)
  }
  const timer = setTimeout(callback, PAUSE_MS)
  return () => clearTimeout(timer)
}
