import { isRecord } from '../../content/records'

/** The place of the reader, kept on the current entry of the history: it outlives reloads, and needs no storage. */
export function keepPlace(): void {
  const { state } = window.history
  // The state is Next's, which ignores an entry with a state of anybody else.
  if (isRecord(state))
    window.history.replaceState({ ...state, scrollY: Math.round(window.scrollY) }, '')
}

/** Where the reader left the current entry, in CSS pixels from the top of the document; undefined when not known. */
export function keptPlace(): number | undefined {
  const { state } = window.history
  return isRecord(state) && typeof state.scrollY === 'number' ? state.scrollY : undefined
}

/** Names the current entry; undefined in browsers without the Navigation API. */
export function currentEntry(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined
}

/**
 * Returns to an entry, so that the URL matches the page on screen again.
 * @returns goes to the entry that was left; null when the history is at the entry, or where browsers do not say
 */
export function returnToEntry(key: string | undefined): (() => void) | null {
  const left = currentEntry()
  if (key === undefined || left === undefined || left === key) return null
  window.navigation.traverseTo(key)
  return () => {
    window.navigation.traverseTo(left)
  }
}
