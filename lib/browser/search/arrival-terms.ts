import { isRecord, parseJson } from '../../content/records'
import { ARRIVAL_HIGHLIGHT } from '../../site/constants'

const KEY = 'search.arrival'

/** The note, for browsers that deny session storage. */
let inMemory: string | null = null

/**
 * Notes the words a page is to highlight when the reader arrives at it.
 * @param href URL of the page, with base path
 * @param isNewTab whether another tab is on its way there; else this one
 */
export function rememberArrival(href: string, terms: readonly string[], isNewTab: boolean): void {
  const note = JSON.stringify({ path: pathOf(href), terms, time: Date.now() })
  try {
    if (!isNewTab) inMemory = note
    const storage = isNewTab ? window.localStorage : window.sessionStorage
    storage.setItem(KEY, note)
  } catch {
    // Without storage the words last as long as this document.
  }
}

/** The words to highlight at a path. The note is gone then, whoever came: it was for the next page only. */
export function consumeArrival(path: string): readonly string[] {
  return termsFor(path, consumeNote()) ?? consumeNewTabTerms(path) ?? []
}

/** All tabs see this note: it waits for the one it is for, but not for ever. */
function consumeNewTabTerms(path: string): readonly string[] | null {
  try {
    const note = window.localStorage.getItem(KEY)
    const terms = termsFor(path, note)
    const age = Date.now() - Number(Reflect.get(Object(parseJson(note ?? '')), 'time'))
    const isNew = age < ARRIVAL_HIGHLIGHT.newTabMs
    if (terms !== null || !isNew) window.localStorage.removeItem(KEY)
    return isNew ? terms : null
  } catch {
    return null
  }
}

function termsFor(path: string, note: string | null): readonly string[] | null {
  const value = parseJson(note ?? '')
  if (!isRecord(value) || value.path !== path || !Array.isArray(value.terms)) return null
  return value.terms.filter((term) => typeof term === 'string' && term !== '')
}

function consumeNote(): string | null {
  const remembered = inMemory
  inMemory = null
  try {
    const stored = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return remembered ?? stored
  } catch {
    return remembered
  }
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href
}
