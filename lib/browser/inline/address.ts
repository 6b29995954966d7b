/** Shows the clean path of an address that ends in `.html` (§2). */
export function showCleanPath(): void {
  const path = location.pathname.replace(/(?:\/+index)?\.html$/, '')
  if (path !== location.pathname)
    // Two slashes at the start would name another host.
    showAddress((path.replace(/^\/+/, '/') || '/') + location.search + location.hash)
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
