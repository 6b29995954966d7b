import { isRecord } from '../../content/records'

/**
 * State of the history entry in which the document was loaded. Read early, because Next replaces the state when it
 * starts.
 */
const stateAtStart: unknown = typeof window === 'undefined' ? null : window.history.state

/**
 * Stores the reader's place on the page. Uses the state of the current history entry, which survives reloads and needs
 * no storage. The place includes a nearby heading: after a reload, text can wrap differently, for example because the
 * typeface is now cached, and the scroll position alone would then show different text.
 */
export function storePlace(): void {
  const { state } = window.history
  // If Next has not set a state yet, add none, because Next ignores history entries whose state it did not set.
  if (!isRecord(state)) return
  const heading = headingNearby()
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

/** `heading` is the id of a heading, and `headingTop` its distance from the top of the window, in CSS pixels. */
export type Place = {
  readonly scrollY: number
  readonly heading?: string
  readonly headingTop?: number
}

export function storedPlace(): Place | undefined {
  return placeIn(window.history.state)
}

/**
 * After a reload, corrects the scroll position that the browser has restored, so that the stored heading is where it
 * was. Does nothing if the reader has already scrolled.
 */
export function correctPlaceAtStart(): void {
  const place = placeIn(stateAtStart)
  if (place !== undefined) correctPlace(place)
}

/** Scrolls a place's heading back to where it was in the window, if the page is at the stored scroll position. */
export function correctPlace({ scrollY, heading, headingTop }: Place): void {
  if (heading === undefined || headingTop === undefined) return
  const top = document.getElementById(heading)?.getBoundingClientRect().top
  if (top !== undefined && Math.round(window.scrollY) === scrollY)
    window.scrollBy({ top: top - headingTop, behavior: 'instant' })
}

function placeIn(state: unknown): Place | undefined {
  if (!isRecord(state) || typeof state.scrollY !== 'number') return undefined
  const { scrollY, heading, headingTop } = state
  return typeof heading === 'string' && typeof headingTop === 'number'
    ? { scrollY, heading, headingTop }
    : { scrollY }
}

/**
 * The heading closest to the middle of the window. If text wraps differently when the place is restored, a close
 * heading keeps the error small, because little text lies between the heading and what the reader was looking at.
 */
function headingNearby(): Element | undefined {
  const headings = Array.from(document.querySelectorAll('main :is(h2, h3)[id]'), (heading) => ({
    heading,
    distance: Math.abs(heading.getBoundingClientRect().top - window.innerHeight / 2),
  }))
  return headings.sort((a, b) => a.distance - b.distance)[0]?.heading
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
