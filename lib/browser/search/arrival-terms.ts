const KEY = 'search.arrival'

let inMemory: string | null = null

/**
 * Notes the words a page is to highlight when the reader arrives at it, in this tab.
 * @param href address of the page, with base path
 */
export function rememberArrival(href: string, terms: readonly string[]): void {
  inMemory = JSON.stringify({ path: pathOf(href), terms })
  try {
    window.sessionStorage.setItem(KEY, inMemory)
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
  const kept = inMemory
  inMemory = null
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
