import { siteConfig } from '../content/settings/site-config'
import { SEARCH_INPUT_MAX_LENGTH } from '../site/constants'
import { asProduct, type Product } from '../site/products'

/** A query, and the product to search; null for all products. */
export type SearchView = { readonly query: string; readonly product: Product | null }

export const NO_VIEW: SearchView = { query: '', product: null }

/**
 * Cleans a query from an input or a URL. The result is one line without leading spaces, lone surrogates, control
 * characters, or format characters. It has at most 64 UTF-16 units, the unit of an input's `maxlength` (§5).
 */
export function cleanQuery(text: string): string {
  return (
    text
      // Soft hyphens and other format characters occur within words, so do not replace them with a space.
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
      .trimStart()
      .slice(0, SEARCH_INPUT_MAX_LENGTH)
      .replace(/\p{Cs}$/u, '')
  )
}

/** Reads the search part of a URL. If a parameter is repeated, its first value counts. */
export function parseSearchUrl(search: string): SearchView {
  const parameters = new URLSearchParams(search)
  const query = cleanQuery(parameters.get('q') ?? '').trimEnd()
  return { query, product: asProduct(parameters.get('product')) }
}

/** Formats the search part of a URL, including the question mark; empty if the query is empty. */
export function formatSearchUrl({ query, product }: SearchView): string {
  const cleaned = cleanQuery(query).trim()
  if (cleaned === '') return ''
  return `?q=${encodeURIComponent(cleaned)}${product === null ? '' : `&product=${product}`}`
}

/** Without base path. */
export function searchRoute(query: string, product: Product | null = null): string {
  return `/${siteConfig.search.searchPagePath}${formatSearchUrl({ query, product })}`
}

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
  /** Numbers of hits, in all and for each product, if known, regardless of the chosen product. */
  readonly facets: Readonly<{ all: number } & Partial<Record<Product, number>>>
  /** Query words, as typed, that match no page; always empty for the hosted engine. */
  readonly missing: readonly string[]
  /** Queries to try instead; empty if anything was found. */
  readonly suggestions: readonly string[]
}

export type SearchClient = {
  /**
   * After an abort, the promise may never settle. Throws if there is no response.
   * @param onEarly receives hits in the names of pages and headings while the index of the text loads
   */
  search(
    request: SearchRequest,
    signal?: AbortSignal,
    onEarly?: (response: SearchResponse) => void,
  ): Promise<SearchResponse>
  /** Loads in advance what the first search needs, such as the index. Throws if it cannot start. */
  warmUp?(): void
}

/** Pieces of plain text, never markup, in reading order. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[]

export type Hit = {
  /** Unique among the hits of a query. */
  readonly id: string
  /** Path with anchor, without base path; or the full URL of an external page. */
  readonly url: string
  readonly page: { readonly title: MarkedText; readonly product: Product | null }
  /** Headings from the H2 down to the section; empty if the hit is the page itself. */
  readonly headings: readonly MarkedText[]
  /** Excerpt of the text, around its matches if it has any; empty if the section has no text. */
  readonly snippet: MarkedText
}

export type HitGroup = {
  /** Without an anchor. */
  readonly url: string
  readonly page: Hit['page']
  readonly hits: readonly [Hit, ...Hit[]]
}

export function groupHits(hits: readonly Hit[]): readonly HitGroup[] {
  const groups = new Map<string, HitGroup>()
  for (const hit of hits) {
    const url = hit.url.split('#')[0] ?? hit.url
    const group = groups.get(url)
    groups.set(url, { url, page: hit.page, hits: group ? [...group.hits, hit] : [hit] })
  }
  return [...groups.values()]
}

export function unmarked(text: MarkedText): string {
  return text.map((part) => part.text).join('')
}
