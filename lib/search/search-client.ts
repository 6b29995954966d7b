import { loadFile, OutdatedError } from '../content/settings/load-file'
import type { Product } from '../site/products'
import { INDEX_FILE } from './search-index'

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
  /** Numbers of hits, in all and for each product, regardless of the chosen product. */
  readonly facets: Readonly<Record<Product | 'all', number>>
  /** Query words, as typed, that match no page; always empty for the hosted engine. */
  readonly missing: readonly string[]
  /** Queries to try instead; empty if anything was found. */
  readonly suggestions: readonly string[]
}

export type SearchClient = {
  /**
   * @param signal after an abort, the promise may never settle
   * @param onEarly receives hits in the names of pages and headings while the index of the text loads
   * @throws if there is no response
   */
  search(
    request: SearchRequest,
    signal?: AbortSignal,
    onEarly?: (response: SearchResponse) => void,
  ): Promise<SearchResponse>
  /** Loads in advance what the first search needs, such as the index. Throws if it cannot start. */
  warmUp?(): void
}

/** Hosted builds have no index. */
const PROBED_FILE = process.env.SITE_SEARCH_ENGINE === 'hosted' ? '/' : INDEX_FILE

/** Rejects with the reason why a script cannot be loaded: an OutdatedError, unless the server does not respond. */
export async function explainMissingScript(): Promise<never> {
  await loadFile(PROBED_FILE, 'HEAD')
  throw new OutdatedError('The server does not have the script.')
}

export type TextPart = { readonly text: string; readonly isMatch: boolean }

/** Pieces of plain text, never markup, in reading order. */
export type MarkedText = readonly TextPart[]

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
