import { isRecord, parseJson } from '../../content/records'
import { isSafe } from '../search-client'

/** Keys under which DocSearch stores searches on this device, without the index name that it appends. */
export const DOCSEARCH_KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__']

/**
 * Parses the searches that DocSearch has stored. Other scripts on the same origin can change them, and DocSearch would
 * render any string as HTML and follow any URL.
 * @returns the safe entries; null if the text is not a list
 */
export function parseDocSearchList(text: string): readonly unknown[] | null {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isSafeEntry) : null
}

function isSafeEntry(value: unknown): boolean {
  return isRecord(value) && typeof value.url === 'string' && isSafe(value.url) && isPlain(value)
}

/** Whether the strings in a value contain no `<` except in the `<mark>` and `</mark>` tags from docsearch.ts. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !value.replace(/<\/?mark>/g, '').includes('<')
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain)
}
