const KEY = 'full-loads'

/** Addresses loaded fully in this document, for browsers that deny session storage. */
const inMemory = new Set<string>()

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
