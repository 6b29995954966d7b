import type { Product } from '../content/search/search-record'
import type { Hit } from './hit'

export type SearchRequest = {
  readonly query: string
  /** Number of the result page, starting at 0. */
  readonly page: number
  readonly hitsPerPage: number
  readonly snippetWords: number
  /** The only product to search; null for all products. */
  readonly product: Product | null
  /** Route of the current page. The embedded engine ranks pages about that page's product higher. */
  readonly currentRoute?: string | undefined
}

export type SearchResponse = {
  readonly hits: readonly Hit[]
  /** Number of hits on all result pages. */
  readonly total: number
  /** Whether no result page follows. The hosted engine can leave out hits, so the number of hits does not show this. */
  readonly isLastPage: boolean
  /** Number of hits for each product, regardless of the chosen product. */
  readonly facets: Readonly<Record<Product, number>>
  /** Query words, as typed, that match no page; always empty for the hosted engine. */
  readonly missing: readonly string[]
  /** Queries to try instead; empty if anything was found. */
  readonly suggestions: readonly string[]
}

export type SearchClient = {
  /**
   * @param signal after an abort, the promise may never settle
   * @throws if there is no response
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse>
  /** Loads in advance what the first search needs, such as the index. */
  warmUp?(): Promise<void>
}

/** Says why there is no response; readers see only that results could not be fetched. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly reason: 'network' | 'protocol'

  constructor(reason: 'network' | 'protocol', message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
