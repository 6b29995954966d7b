import type { Product } from '../content/search/search-record'
import type { Hit } from './hit'

export type SearchRequest = {
  readonly query: string
  /** Page of results, from 0. */
  readonly page: number
  readonly hitsPerPage: number
  /** Words of a snippet around the match. */
  readonly snippetWords: number
  /** Shows hits of one product only. */
  readonly product: Product | null
  /** Route of the current page, whose product ranks higher. */
  readonly currentRoute?: string
}

export type SearchResponse = {
  readonly hits: readonly Hit[]
  /** Hits on all pages of results. */
  readonly total: number
  /** Hits of each product, regardless of the chosen one. */
  readonly facets: Readonly<Record<Product, number>>
  /** Words of the query, as typed, that no page contains. */
  readonly missing: readonly string[]
  /** Queries to try instead, at most 3; only if nothing was found. */
  readonly suggestions: readonly string[]
}

/** A search engine; the embedded one and the hosted one are interchangeable. */
export type SearchClient = {
  /**
   * @param signal after an abort, the promise may never settle
   * @throws if there is no response
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse>
  /** Loads what the first results need besides the engine. */
  warmUp?(): Promise<void>
}

/** The reason for a missing response; the reader sees that results could not be fetched. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly reason: 'network' | 'protocol'

  constructor(reason: 'network' | 'protocol', message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
