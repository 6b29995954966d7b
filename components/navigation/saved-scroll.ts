/** Where Next keeps the scroll position of a history entry (its option `scrollRestoration`). */
const PREFIX = '__next_scroll_'

type Position = { readonly x: number; readonly y: number }

/** Positions of this document's entries, for browsers that deny session storage. */
const inMemory = new Map<string, Position>()
let shownKey: string | null = null

/** Notes which entry of the history the page shows. */
export function noteScrolledEntry(historyState: unknown): void {
  shownKey = keyOf(historyState)
}

/** Keeps the position of the entry that shows, before another one does. */
export function keepScroll(): void {
  if (shownKey !== null) inMemory.set(shownKey, { x: window.scrollX, y: window.scrollY })
}

/** The position a reader left a history entry at; null when it is not known. */
export function savedScroll(historyState: unknown): Position | null {
  const key = keyOf(historyState)
  if (key === null) return null
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const x: unknown = Reflect.get(value, 'x')
    const y: unknown = Reflect.get(value, 'y')
    return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
  } catch {
    return inMemory.get(key) ?? null
  }
}

function keyOf(historyState: unknown): string | null {
  const key: unknown =
    typeof historyState === 'object' && historyState !== null
      ? Reflect.get(historyState, 'key')
      : null
  return typeof key === 'string' ? key : null
}
