/** Where Next keeps the scroll position of a history entry (its option `scrollRestoration`). */
const PREFIX = '__next_scroll_'

/** The position a reader left a history entry at; null when it is not known. */
export function savedScroll(historyState: unknown): { x: number; y: number } | null {
  const key: unknown =
    typeof historyState === 'object' && historyState !== null
      ? Reflect.get(historyState, 'key')
      : undefined
  if (typeof key !== 'string') return null
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const x: unknown = Reflect.get(value, 'x')
    const y: unknown = Reflect.get(value, 'y')
    return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
  } catch {
    return null
  }
}
