const KEY = 'search.arrival'

declare global {
  interface Window {
    /** The note, for browsers that deny session storage: the script that writes it is not the one that reads it. */
    __arrival?: string | null
  }
}

/**
 * Notes the words a page is to highlight when the reader arrives at it, in this tab.
 * @param href address of the page, with base path
 */
export function rememberArrival(href: string, terms: readonly string[]): void {
  const note = JSON.stringify({ path: pathOf(href), terms })
  window.__arrival = note
  try {
    window.sessionStorage.setItem(KEY, note)
  } catch {
    // Without storage the words last as long as this document.
  }
}

/** The words to highlight at a path. The note is gone then, whoever came: it was for the next page only. */
export function takeArrival(path: string): readonly string[] {
  const note = takeNote()
  if (note === null) return []
  try {
    const value: unknown = JSON.parse(note)
    const terms: unknown = Reflect.get(Object(value), 'terms')
    if (Reflect.get(Object(value), 'path') !== path || !Array.isArray(terms)) return []
    return terms.filter((term) => typeof term === 'string' && term !== '')
  } catch {
    return []
  }
}

function takeNote(): string | null {
  const kept = window.__arrival ?? null
  window.__arrival = null
  try {
    const stored = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return kept ?? stored
  } catch {
    return kept
  }
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href
}
