import { SEARCH_INPUT_MAX_LENGTH } from '../site/constants'
import { cleanQuery } from './query'

/** Words that programs print when they fail, and names of errors such as `ImagePullBackOff` or `HTTPError`. */
const FAILURES = [
  /\b(?:error|exception|fatal|panic|traceback)\b/i,
  /\b(?:failed|refused|denied|forbidden|unauthorized|unreachable|unavailable|insufficient)\b/i,
  /\b(?:timed out|not found|no such|cannot|could not|unable to|exceeded|rejected|invalid)\b/i,
  /[A-Za-z](?:Error|Exception|Failure|BackOff|Killed)\b|\b(?:Err|Failed)[A-Z]/,
  /\b(?:E[A-Z]{4,}|0x8[0-9a-f]{7})\b/,
]

/** Whether a text reads like something that a program printed when it failed. */
export function looksLikeError(text: string): boolean {
  return FAILURES.some((failure) => failure.test(text))
}

/** Whether a pasted text is output to diagnose: too long for the input, of several lines, or an error. */
export function isOutput(pasted: string): boolean {
  const text = pasted.trim()
  return text.length > SEARCH_INPUT_MAX_LENGTH || /[\r\n]/.test(text) || looksLikeError(text)
}

/**
 * The text to diagnose beside the results of a query: what the reader pasted, as long as the query is its beginning, else
 * the query when it reads like an error; empty when neither is one.
 */
export function outputToDiagnose(query: string, pasted: string): string {
  if (query.trim() === '') return ''
  if (isOutput(pasted) && isBeginning(query, pasted)) return pasted
  return looksLikeError(query) ? query : ''
}

/** Browsers differ in what a line break becomes in an input, so white space does not count. */
function isBeginning(query: string, pasted: string): boolean {
  return withoutSpace(cleanQuery(pasted)).startsWith(withoutSpace(query))
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '')
}
