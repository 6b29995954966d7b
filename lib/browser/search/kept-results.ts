import { isRecord } from '../../content/is-record'
import { keepOnEntry, readFromEntry } from '../navigation/entry-state'

/** What an entry of the history keeps of a search, for a reader who comes back to it or loads the page anew. */
export type KeptResults = {
  /** The search part of the address, such as `?q=event`. */
  readonly address: string
  /** How many pages of results were asked for. */
  readonly pageCount: number
  /** Where the reader was, in pixels from the top. */
  readonly top: number
}

const NAME = 'results'

export function keepResults(results: KeptResults): void {
  keepOnEntry(NAME, results)
}

/** What was kept of a search on the current entry; null when nothing legible was. */
export function keptResults(wanted: string): KeptResults | null {
  const kept = readFromEntry(NAME)
  if (!isRecord(kept)) return null
  const { address, pageCount, top } = kept
  return address === wanted && typeof pageCount === 'number' && typeof top === 'number'
    ? { address, pageCount, top }
    : null
}
