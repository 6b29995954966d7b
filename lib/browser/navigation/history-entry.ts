import { isRecord } from '../../content/records'

/** The state of the first entry before Next starts and replaces it. */
const stateAtStart: unknown = typeof window === 'undefined' ? null : window.history.state

/**
 * Stores the reader's place in the current history entry, which survives reloads and needs no storage: the scroll
 * position, and a nearby heading, because text wraps differently once the typeface is cached.
 */
export function storePlace(): void {
  const { state } = window.history
  // Next ignores an entry whose state is not its own.
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

/** A place on a page: the scroll position, in CSS pixels, and how far a heading was from the top of the window. */
export type Place = {
  readonly scrollY: number
  readonly heading?: string
  readonly headingTop?: number
}

/** The place stored in the current entry, if any. */
export function storedPlace(): Place | undefined {
  return placeIn(window.history.state)
}

/** After a reload, restores the reader's place, unless the reader has scrolled since. */
export function correctPlaceAtStart(): void {
  const place = placeIn(stateAtStart)
  if (place !== undefined) correctPlace(place)
}

/** Scrolls the heading of a place to where it was, if the page is still at the stored scroll position. */
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

/** The heading closest to the middle of the window, because the text between them can wrap differently. */
function headingNearby(): Element | undefined {
  const distanceOf = (heading: Element) =>
    Math.abs(heading.getBoundingClientRect().top - window.innerHeight / 2)
  const headings = Array.from(document.querySelectorAll('main :is(h2, h3)[id]'))
  return headings
    .map((heading) => ({ heading, distance: distanceOf(heading) }))
    .reduce<{ heading?: Element; distance: number }>(
      (nearest, next) => (next.distance < nearest.distance ? next : nearest),
      { distance: Number.POSITIVE_INFINITY },
    ).heading
}

/** Key of the current entry; undefined in browsers without the Navigation API. */
export function currentEntry(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined
}

/**
 * Returns to an entry, so that the URL matches the visible page again.
 * @returns a function that goes to the other entry again; null if the history is already at `key`, or without the
 * Navigation API
 */
export function returnToEntry(key: string | undefined): (() => void) | null {
  const left = currentEntry()
  if (key === undefined || left === undefined || left === key) return null
  window.navigation.traverseTo(key)
  return () => {
    window.navigation.traverseTo(left)
  }
}
