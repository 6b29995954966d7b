import { isRecord, parseJson } from '../../content/records'
import { isSafe } from '../saved-searches'

/** The keys under which DocSearch keeps searches on this device, without the name of the index at their end. */
export const DOCSEARCH_KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__']

/**
 * Reads what DocSearch has stored: it renders all strings as HTML, and goes to any URL. Other programs of the same origin
 * may have written there.
 * @returns null unless the text is a list; entries that are not safe are left out
 */
export function parseDocSearchList(text: string): readonly unknown[] | null {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isSafeEntry) : null
}

function isSafeEntry(value: unknown): boolean {
  return isRecord(value) && typeof value.url === 'string' && isSafe(value.url) && isPlain(value)
}

/** Whether no string in it has other elements than the marks of docsearch.ts. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !value.replace(/<\/?mark>/g, '').includes('<')
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain)
}
