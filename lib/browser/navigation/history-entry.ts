import { isRecord } from '../../content/records'

/** The state of the first entry before Next starts and replaces it. */
const stateAtStart: unknown = typeof window === 'undefined' ? null : window.history.state

/**
 * Stores the reader's place on the current entry of the history, which outlives reloads and needs no storage: the
 * scroll position, and the heading above it, because text wraps differently once the typeface is in the cache.
 */
export function keepPlace(): void {
  const { state } = window.history
  // The state is Next's, which ignores an entry with a state of anybody else.
  if (!isRecord(state)) return
  const heading = headingAbove()
  window.history.replaceState(
    {
      ...state,
      scrollY: Math.round(window.scrollY),
      heading: heading?.id,
      headingTop: heading && Math.round(heading.getBoundingClientRect().top),
    },
    '',
  )
}

/** Scroll position of the current entry, in CSS pixels from the top of the document; undefined if unknown. */
export function keptPlace(): number | undefined {
  const { state } = window.history
  return isRecord(state) && typeof state.scrollY === 'number' ? state.scrollY : undefined
}

/** After a reload, moves the text the reader left to where it was, unless the reader has scrolled since. */
export function correctPlace(): void {
  if (!isRecord(stateAtStart)) return
  const { scrollY, heading, headingTop } = stateAtStart
  if (typeof heading !== 'string' || typeof headingTop !== 'number') return
  const top = document.getElementById(heading)?.getBoundingClientRect().top
  if (top !== undefined && Math.round(window.scrollY) === scrollY)
    window.scrollBy({ top: top - headingTop, behavior: 'instant' })
}

function headingAbove(): Element | undefined {
  const headings = Array.from(document.querySelectorAll('main :is(h2, h3)[id]'))
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= 0)
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
