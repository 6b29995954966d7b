/** What the reader's device keeps under a key; null when it keeps nothing, or denies access. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What cannot be read cannot mislead either.
  }
}
