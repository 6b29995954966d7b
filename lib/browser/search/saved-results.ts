import { isRecord } from '../../content/is-record'
import { keepOnEntry, readFromEntry } from '../navigation/entry-state'

/** What an entry of the history keeps of a search, for a reader who comes back to it or loads the page anew. */
export type SavedResults = {
  /** The search part of the URL, such as `?q=event`. */
  readonly url: string
  /** How many pages of results were asked for. */
  readonly pageCount: number
  /** Where the reader was, in pixels from the top. */
  readonly top: number
}

const NAME = 'results'

export function saveResults(results: SavedResults): void {
  keepOnEntry(NAME, results)
}

/** What was kept of a search on the current entry; null when nothing legible was. */
export function savedResults(wanted: string): SavedResults | null {
  const saved = readFromEntry(NAME)
  if (!isRecord(saved)) return null
  const { url, pageCount, top } = saved
  return url === wanted && typeof pageCount === 'number' && typeof top === 'number'
    ? { url, pageCount, top }
    : null
}
