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
