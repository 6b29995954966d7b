/** In session storage: the address whose clean path the not-found page has gone to. */
const GONE_FROM = 'clean-path'

/** Shows the clean path of an address that ends in `.html` (§2). */
export function showCleanPath(): void {
  try {
    sessionStorage.removeItem(GONE_FROM)
  } catch {
    // Nothing can have been kept.
  }
  const clean = cleanAddress()
  if (clean !== null) showAddress(clean)
}

/**
 * Goes to the clean path from the not-found page, for hosts that know `/docs` and no `/docs/index.html` (§2). A host that
 * leads from there to here again gets its way.
 */
export function goToCleanPath(): void {
  const clean = cleanAddress()
  if (clean === null) return
  try {
    const isBack = sessionStorage.getItem(GONE_FROM) === location.href
    sessionStorage.setItem(GONE_FROM, isBack ? '' : location.href)
    if (!isBack) location.replace(clean)
  } catch {
    // Without a memory it could go on forever.
  }
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
