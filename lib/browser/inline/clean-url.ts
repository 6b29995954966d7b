import { withoutFileName } from '../../site/clean-path'

/** Shows the clean path of a URL that ends in `.html` (§2). */
export function showCleanPath(): void {
  const clean = cleanUrl()
  if (clean !== null) showUrl(clean)
}

/**
 * Goes to the clean path from the not-found page, for hosts that know `/docs` and no `/docs/index.html` (§2). A host that
 * leads from there to here again gets its way.
 */
export function goToCleanPath(): void {
  const clean = cleanUrl()
  const isLedHere = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.redirectCount > 0)
  if (clean !== null && !isLedHere) location.replace(clean)
}

/** Null for a URL that does not end in `.html`. */
function cleanUrl(): string | null {
  const path = withoutFileName(location.pathname)
  if (path === location.pathname) return null
  // Two slashes at the start would name another host.
  return (path.replace(/^\/+/, '/') || '/') + location.search + location.hash
}

/** A malformed hash, such as `#%E0%A4%A`, leads nowhere and would make the router throw later. */
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
