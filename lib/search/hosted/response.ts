import { withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { HTML_FILE_NAME, SEARCH_RESULTS } from '../../site/constants'
import { asProduct, countsOfProducts, type Product } from '../../site/products'
import type { Hit, MarkedText, SearchResponse } from '../search-client'

/** Levels in the provider's records (§3): lvl0 is a group of pages, lvl1 the page title, lvl2 to lvl6 are headings. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

export type ProviderHit = { readonly value: object; readonly title: string; readonly hit: Hit }

/**
 * Reads the hits and their total from `results[0]` in the provider's response (§7), without hits that lack a page title
 * or a safe URL.
 * @returns `result` is `results[0]`; `counted` is `results[1]`, with the hits for each product, undefined if no product
 * is chosen; `total` is the number of all hits, or of `hits` if the response gives no plausible one.
 * @throws if the response has no `results[0].hits`
 */
export function readProviderResponse(response: unknown) {
  const results = property(response, 'results')
  const [result, counted]: readonly unknown[] = Array.isArray(results) ? results : []
  const given = property(result, 'hits')
  if (!Array.isArray(given)) throw new Error('hosted search: the response has no results[0].hits')
  const hits = given.map(parseHit).filter((hit) => hit !== null)
  const count = property(result, 'nbHits')
  const isCount = typeof count === 'number' && hits.length > 0
  const total = isCount ? Math.max(count, hits.length) : hits.length
  const isLastPage = given.length < SEARCH_RESULTS.perPage
  return { result: Object(result), counted, hits, total, isLastPage }
}

export function readHostedResponse(response: unknown): SearchResponse {
  const { result, counted, hits, total, isLastPage } = readProviderResponse(response)
  const counts = property(property(counted ?? result, 'facets'), 'product')
  const countOf = (product: Product) => Number(property(counts, product)) || 0
  const isCounted = typeof counts === 'object' && counts !== null
  return {
    hits: hits.map(({ hit }) => hit),
    total,
    isLastPage,
    facets: {
      all: Number(property(counted ?? result, 'nbHits')) || 0,
      ...(isCounted && countsOfProducts(countOf)),
    },
    // The provider does not report missing words.
    missing: [],
    suggestions: [],
  }
}

function parseHit(value: unknown): ProviderHit | null {
  const given = stringOf(property(value, 'url'))
  const url = given === null ? null : hitUrl(given)
  const levels = property(value, 'hierarchy')
  const title = stringOf(property(levels, 'lvl1'))
  if (url === null || title === null) return null
  const marked = property(property(value, '_highlightResult'), 'hierarchy')
  const texts = HIERARCHY_LEVELS.map(
    (name) => stringOf(property(property(marked, name), 'value')) ?? property(levels, name),
  )
  const headings = texts.slice(2).filter((text) => stringOf(text) !== null)
  const snippet = property(property(property(value, '_snippetResult'), 'content'), 'value')
  const hit = {
    id: stringOf(property(value, 'objectID')) ?? url,
    url,
    page: { title: parseMarked(texts[1]), product: asProduct(property(value, 'product')) },
    headings: url.includes('#') ? headings.map(parseMarked) : [],
    snippet: parseMarked(snippet ?? property(value, 'content')),
  }
  return { value: Object(value), title, hit }
}

/** Splits text from the provider at its matches, which `<mark>` and `</mark>` enclose; other tags remain as text. */
export function parseMarked(text: unknown): MarkedText {
  if (typeof text !== 'string') return []
  const parts = text.split(/<mark>(.*?)<\/mark>/s)
  const pieces = parts.map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
  return pieces.filter((part) => part.text !== '')
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function stringOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Base for parsing paths; never requested. */
const ANY_ORIGIN = 'https://origin.invalid'
const { externalUrlPattern } = siteConfig.search
const EXTERNAL = externalUrlPattern === null ? null : new RegExp(externalUrlPattern)

/**
 * The URL that a hit links to (§2). A full URL that matches the pattern for external pages stays unchanged. Any other
 * URL becomes a clean path on this site, without base path, whatever its origin.
 * @returns null if the URL is invalid or its scheme is not HTTP or HTTPS
 */
export function hitUrl(url: string, external: RegExp | null = EXTERNAL): string | null {
  if (!URL.canParse(url, ANY_ORIGIN)) return null
  const { protocol, pathname, search, hash, href } = new URL(url, ANY_ORIGIN)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  if (external?.test(url) && URL.canParse(url)) return href
  const path = withoutBasePath(pathname).replace(HTML_FILE_NAME, '').replace(/\/$/, '')
  // Two leading slashes would point to another host.
  return path.replace(/^\/*/, '/') + search + hash
}
