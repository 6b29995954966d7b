import type { ProductFacet } from '../content/search/search-record'
import { cleanQuery } from './query-text'

/** What the search page shows, as its address says it. */
export type SearchView = { readonly query: string; readonly product: ProductFacet | null }

/** Reads the search part of an address; the first of several values counts. */
export function parseSearchAddress(search: string): SearchView {
  const parameters = new URLSearchParams(search)
  const product = parameters.get('product')
  return {
    query: cleanQuery(parameters.get('q') ?? '').trimEnd(),
    product: product === 'stream' || product === 'ftc' ? product : null,
  }
}

/** The search part of an address, with its question mark; empty when there is no query. */
export function printSearchAddress({ query, product }: SearchView): string {
  const cleaned = cleanQuery(query).trim()
  if (cleaned === '') return ''
  const filter = product === null ? '' : `&product=${product}`
  return `?q=${encodeURIComponent(cleaned)}${filter}`
}
