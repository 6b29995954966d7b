import { isRecord } from '../../lib/content/is-record'

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
  if (shownKey === null) return
  const position = { x: window.scrollX, y: window.scrollY }
  inMemory.set(shownKey, position)
  // A reload forgets what is in memory, not what is in the entry. On the way back, another entry shows already.
  const { state } = window.history
  if (keyOf(state) === shownKey) window.history.replaceState({ ...state, scroll: position }, '')
}

/** The position a reader left a history entry at; null when it is not known. */
export function savedScroll(historyState: unknown): Position | null {
  const key = keyOf(historyState)
  if (key === null) return null
  try {
    return asPosition(JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? 'null'))
  } catch {
    return inMemory.get(key) ?? asPosition(isRecord(historyState) ? historyState.scroll : null)
  }
}

function asPosition(value: unknown): Position | null {
  if (!isRecord(value)) return null
  const { x, y } = value
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

function keyOf(historyState: unknown): string | null {
  const key = isRecord(historyState) ? historyState.key : null
  return typeof key === 'string' ? key : null
}
