/** Shows the clean path of an address that ends in `.html` (§2). */
export function showCleanPath(): void {
  const clean = cleanAddress()
  if (clean !== null) showAddress(clean)
}

/**
 * Goes to the clean path from the not-found page, for hosts that know `/docs` and no `/docs/index.html` (§2). A host that
 * leads from there to here again gets its way.
 */
export function goToCleanPath(): void {
  const clean = cleanAddress()
  const isLedHere = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.redirectCount > 0)
  if (clean !== null && !isLedHere) location.replace(clean)
}

/** Null for an address that does not end in `.html`. */
function cleanAddress(): string | null {
  const path = location.pathname.replace(/(?:\/+index)?\.html$/, '')
  if (path === location.pathname) return null
  // Two slashes at the start would name another host.
  return (path.replace(/^\/+/, '/') || '/') + location.search + location.hash
}

/** A malformed hash, such as `#%E0%A4%A`, leads nowhere and would make the router throw later. */
export function dropMalformedHash(): void {
  try {
    decodeURIComponent(location.hash)
  } catch {
    showAddress(location.pathname + location.search)
  }
}

function showAddress(address: string): void {
  history.replaceState(null, '', address)
}
