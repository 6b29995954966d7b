import { isRecord } from '../../content/is-record'

/** What a tab keeps of a search, for a reader who comes back to it or loads the page anew. */
export type KeptResults = {
  /** How many pages of results were asked for. */
  readonly pageCount: number
  /** Where the reader was, in pixels from the top. */
  readonly top: number
}

const PREFIX = 'search.results'
/** Those of this document, for browsers that deny session storage. */
const inMemory = new Map<string, string>()

/** @param address the search part of the address, such as `?q=event` */
export function keepResults(address: string, { pageCount, top }: KeptResults): void {
  const text = JSON.stringify({ pageCount, top })
  inMemory.set(address, text)
  try {
    window.sessionStorage.setItem(PREFIX + address, text)
  } catch {
    // Without storage they last as long as this document.
  }
}

/** What was kept of a search; null when nothing legible was. */
export function keptResults(address: string): KeptResults | null {
  try {
    const text = inMemory.get(address) ?? window.sessionStorage.getItem(PREFIX + address)
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(kept)) return null
    const { pageCount, top } = kept
    return typeof pageCount === 'number' && typeof top === 'number' ? { pageCount, top } : null
  } catch {
    return null
  }
}
