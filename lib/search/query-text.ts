import siteConfig from '../../site.config'
import { SEARCH_INPUT_MAX_LENGTH } from '../config/constants'

/** A query as a reader or an address gives it, made safe: one line, whole characters, no controls, at most 64. */
export function cleanQuery(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trimStart()]
    .slice(0, SEARCH_INPUT_MAX_LENGTH)
    .join('')
}

/** The query in the search part of an address; empty when there is none. */
export function queryOfAddress(search: string): string {
  return cleanQuery(new URLSearchParams(search).get('q') ?? '')
}

/** The route of the search page with a query, without base path. */
export function searchRoute(query: string): string {
  const cleaned = cleanQuery(query).trim()
  const path = `/${siteConfig.search.searchPagePath}`
  return cleaned === '' ? path : `${path}?q=${encodeURIComponent(cleaned)}`
}
