import { isRecord } from '../content/records'
import type { Product } from '../content/search/search-record'
import type { Destruction, ProductWords, SynonymGroup } from '../content/search/search-words'

/** The index file of the embedded search. */
export type SearchIndex = {
  readonly synonyms: readonly SynonymGroup[]
  readonly productWords: readonly ProductWords[]
  readonly destruction: Destruction
  readonly pages: readonly IndexedPage[]
}

export type IndexedPage = {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Questions that the page answers, phrased like a reader. */
  readonly questions: readonly string[]
  readonly product: Product | null
  /** 0 to 100, of its kind of page. */
  readonly rank: number
  readonly language: string
  readonly tag: string
  /** In reading order; the first is the page itself. */
  readonly sections: readonly IndexedSection[]
}

/**
 * A section: level of its heading (0 the page itself), anchor, heading, names that readers type literally, its passages.
 * A list, because names of fields would cost a tenth of the file.
 */
export type IndexedSection = readonly [
  level: number,
  anchor: string,
  heading: string,
  names: string,
  ...passages: string[],
]

/** URL of the file, without base path; each build has another one there. */
export const INDEX_FILE = '/search-index.json'

/** Whether a parsed file is the index; what is in its lists is trusted, it comes from the same site. */
export function isSearchIndex(value: unknown): value is SearchIndex {
  return (
    isRecord(value) &&
    ['pages', 'productWords', 'synonyms'].every((name) => Array.isArray(value[name])) &&
    isRecord(value.destruction)
  )
}
