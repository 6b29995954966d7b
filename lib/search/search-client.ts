import type { Hierarchy, ProductFacet, RecordType } from '../content/search/search-record'

/** A found place. Highlighted texts hold `<mark>` and `</mark>` only; everything else in them is escaped. */
export type Hit = {
  readonly objectID: string
  /** Path of the page with anchor, without base path; or a full address for pages elsewhere. */
  readonly url: string
  readonly type: RecordType
  readonly hierarchy: Hierarchy
  readonly content: string | null
  readonly product: ProductFacet | null
  readonly highlighted: { readonly hierarchy: Hierarchy; readonly content: string | null }
}

export type SearchRequest = {
  readonly query: string
  /** Page of results, from 0. */
  readonly page: number
  readonly hitsPerPage: number
  /** Words of a snippet around the match. */
  readonly snippetWords: number
  /** Shows hits of one product only. */
  readonly product: ProductFacet | null
  /** Waits for the full text, where an engine has it later than titles and headings. */
  readonly fullText?: boolean
}

export type SearchAnswer = {
  readonly hits: readonly Hit[]
  /** Hits on all pages of results. */
  readonly total: number
  /** Hits of each product, whatever product is chosen. */
  readonly facets: Readonly<Record<ProductFacet, number>>
  /** Texts to try instead, at most 3; only where nothing was found. */
  readonly suggestions: readonly string[]
  /** Id of the query at the hosted provider. */
  readonly queryId: string | null
  /** Set while the full text was not there yet: the same request with `fullText` may find more. */
  readonly isPartial?: boolean
}

/** An engine: the embedded one or the hosted one, interchangeable behind this. */
export type SearchClient = {
  /**
   * Searches.
   * @throws SearchError when no answer could be had
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer>
}

/** Why there is no answer; the reader is told that results could not be fetched. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly reason: 'network' | 'protocol'

  constructor(reason: 'network' | 'protocol', message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
