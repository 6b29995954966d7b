/** Null if there is no value or access is denied. */
export function storedValue(key: string): string | null {
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
    // If access is denied, the value cannot be read either.
  }
}
