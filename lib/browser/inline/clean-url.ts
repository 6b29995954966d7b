import { withoutFileName } from '../../site/clean-path'

/** Replaces a URL whose path ends in `.html` with the clean URL, without loading the page again (§2). */
export function showCleanPath(): void {
  const clean = cleanUrl()
  if (clean !== null) showUrl(clean)
}

/**
 * Goes from the not-found page to the clean path, for hosts that serve `/docs` but not `/docs/index.html` (§2). Does
 * nothing after a redirect, because a host that redirects the clean path to the file name would cause a loop.
 */
export function goToCleanPath(): void {
  const clean = cleanUrl()
  const wasRedirected = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.redirectCount > 0)
  if (clean !== null && !wasRedirected) location.replace(clean)
}

/** Null if the path does not end in `.html`. */
function cleanUrl(): string | null {
  const path = withoutFileName(location.pathname)
  if (path === location.pathname) return null
  // Two leading slashes would point to another host.
  return (path.replace(/^\/+/, '/') || '/') + location.search + location.hash
}

/** Removes a malformed hash, such as `#%E0%A4%A`, which would make the router throw. */
export function dropMalformedHash(): void {
  try {
    decodeURIComponent(location.hash)
  } catch {
    showUrl(location.pathname + location.search)
  }
}

function showUrl(url: string): void {
  history.replaceState(null, '', url)
}
