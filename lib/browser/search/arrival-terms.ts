import { isRecord, parseJson } from '../../content/records'
import { ARRIVAL_HIGHLIGHT } from '../../site/constants'
import { searchArrival } from '../../site/storage-keys'
import { createStorageItem } from '../storage/storage'

/** The page last opened from search results, in any tab, with the words to highlight on it. */
const arrival = createStorageItem(searchArrival, parseArrival)

/** @param href URL of the page, with base path */
export function rememberArrival(href: string, terms: readonly string[]): void {
  arrival.set({ path: href.split(/[?#]/)[0] ?? href, terms, time: Date.now() })
}

/**
 * @returns an empty list unless this page is the last one that the reader opened from search, less than `arrivalMs` ago
 */
export function arrivalTerms(path: string): readonly string[] {
  const note = arrival.get()
  const isRecent = note !== null && Date.now() - note.time < ARRIVAL_HIGHLIGHT.arrivalMs
  return isRecent && note.path === path ? note.terms : []
}

/** Removes the stored words, which apply to only one arrival. */
export function forgetArrival(): void {
  arrival.set(null)
}

function parseArrival(text: string) {
  const value = parseJson(text)
  if (!isRecord(value) || !Array.isArray(value.terms)) return null
  const terms: readonly string[] = value.terms.filter((term) => typeof term === 'string')
  return { path: String(value.path), terms, time: Number(value.time) }
}
