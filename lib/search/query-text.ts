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
