import { isRecord } from '../../content/json'

/** Stores the reader's place in the current history entry, whose state survives reloads and needs no storage. */
export function storePlace(): void {
  const { state } = window.history
  // If Next has not set a state yet, add none, because Next ignores history entries whose state it did not set.
  if (isRecord(state))
    window.history.replaceState({ ...state, scrollY: Math.round(window.scrollY) }, '')
}

/** The scroll position at which the reader left the current history entry. */
export function storedPlace(): number | undefined {
  const { state } = window.history
  return isRecord(state) && typeof state.scrollY === 'number' ? state.scrollY : undefined
}

/** Key of the current entry; undefined in browsers without the Navigation API. */
export function currentEntry(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined
}

/**
 * Returns to a history entry, so that the URL matches the visible page again.
 * @returns a function that goes back to the entry that was current before. Null if nothing was done: in browsers
 * without the Navigation API, if `key` is undefined, or if `key` belongs to the current entry
 */
export function returnToEntry(key: string | undefined): (() => void) | null {
  const left = currentEntry()
  if (key === undefined || left === undefined || left === key) return null
  window.navigation.traverseTo(key)
  return () => {
    window.navigation.traverseTo(left)
  }
}
