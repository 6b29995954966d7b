import { isRecord } from '../../content/is-record'

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
  // A reload forgets what is in memory, not what is in the entry, until the router writes that anew on the way back.
  const state: unknown = window.history.state
  const key = keyOf(state)
  if (key === null || !isRecord(state)) return
  const kept = asPosition(state.scroll)
  if (key === shownKey) window.history.replaceState({ ...state, scroll: position }, '')
  else if (kept !== null && !inMemory.has(key)) inMemory.set(key, kept)
}

/** The position a reader left a history entry at; null when it is not known. */
export function savedScroll(historyState: unknown): Position | null {
  const key = keyOf(historyState)
  return key === null ? null : (storedPosition(key) ?? inMemory.get(key) ?? null)
}

function storedPosition(key: string): Position | null {
  try {
    return asPosition(JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? 'null'))
  } catch {
    return null
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
