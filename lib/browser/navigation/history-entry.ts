import { isRecord } from '../../content/json'

type Fields = Readonly<Record<string, unknown>>

/** Note of a page in its history entry: the words to highlight, and the number of result pages that it shows. */
type EntryNote = { readonly terms: readonly string[]; readonly resultPages: number }

export const NO_NOTE: EntryNote = { terms: [], resultPages: 1 }

/** The note of the visible page. Read when the document opens, because the router then replaces the entry's state. */
export const entryNote: { current: EntryNote } = {
  current: typeof window === 'undefined' ? NO_NOTE : storedPlace().note,
}

/** Stores it at once, because a reload does not wait for what a page stores when it closes. */
export function setEntryNote(note: Partial<EntryNote>): void {
  entryNote.current = { ...NO_NOTE, ...note }
  storePlace()
}

/** Stores the scroll position, the focused link, and the page's note in the history entry, which survives reloads. */
export function storePlace(): void {
  const { state } = window.history
  const { activeElement: focused } = document
  const isLink = focused instanceof HTMLAnchorElement
  // The URL, and the position among the links to this URL.
  const link = isLink ? `${focused.href} ${linksTo(focused.href).indexOf(focused)}` : ''
  // If Next has not set a state yet, add none, because Next ignores history entries whose state it did not set.
  if (!isRecord(state)) return
  const next = { ...state, scrollY: Math.round(window.scrollY), link, note: entryNote.current }
  if (JSON.stringify(next) === JSON.stringify(state)) return
  try {
    window.history.replaceState(next, '')
  } catch {
    // Safari refuses more than 100 changes in 10 or 30 seconds. Back then leads to an earlier place.
  }
}

/** Where the reader left the current history entry. `link` is '' if no link had the focus. */
export function storedPlace() {
  const { scrollY, link, note }: Fields = Object(window.history.state)
  const { terms, resultPages }: Fields = Object(note)
  return {
    scrollY: typeof scrollY === 'number' ? scrollY : undefined,
    link: typeof link === 'string' ? link : '',
    note: {
      terms: Array.isArray(terms) ? terms.map(String) : NO_NOTE.terms,
      resultPages: Number(resultPages) || NO_NOTE.resultPages,
    },
  }
}

/** From the end of the page: before the article, sections of the sidebar open and close. */
function linksTo(href = '') {
  return [...document.links].filter((link) => link.href === href).reverse()
}

/** @returns whether the link has the focus now; it may be gone, or hidden */
export function focusLink(key: string): boolean {
  const [href, index] = key.split(' ')
  const link = linksTo(href)[Number(index)]
  link?.focus({ preventScroll: true })
  return link !== undefined && link === document.activeElement
}

/** A Back or Forward navigation in progress: the URL it leads to, and the reader's place on that page. */
type Return = { readonly url: string } & ReturnType<typeof storedPlace>

export const pendingReturn: { current: Return | null } = { current: null }

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
  return () => void window.navigation.traverseTo(left)
}
