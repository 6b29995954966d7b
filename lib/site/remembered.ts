/** The function without the work for keys that it had before: their results stay in memory. */
export function remembered<Key, Result extends object>(
  read: (key: Key) => Result,
): (key: Key) => Result {
  const known = new Map<Key, Result>()
  return (key) => {
    const result = known.get(key) ?? read(key)
    known.set(key, result)
    return result
  }
}
