import { siteConfig } from '../content/settings/site-config'
import { SEARCH_INPUT_MAX_LENGTH } from '../site/constants'

/** A query as a reader or an address gives it, made safe: one line, whole characters, no controls, at most 64. */
export function cleanQuery(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trimStart()]
    .slice(0, SEARCH_INPUT_MAX_LENGTH)
    .join('')
}

/** The route of the search page with a query, without base path. */
export function searchRoute(query: string): string {
  const cleaned = cleanQuery(query).trim()
  const path = `/${siteConfig.search.searchPagePath}`
  return cleaned === '' ? path : `${path}?q=${encodeURIComponent(cleaned)}`
}
