import dynamic from 'next/dynamic'
import { cleanQuery } from '../../lib/search/query'
import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/site/constants'
import { lateLoading } from '../feedback/LoadStatus'

/** The code is a separate chunk, because most queries are not errors. */
export const Diagnosis = dynamic(
  async () => (await import('../feedback/OutputDiagnosis')).OutputDiagnosis,
  { loading: lateLoading('The list of known errors') },
)

/** Words that programs print when they fail, and error names such as `ImagePullBackOff` or `CERT_HAS_EXPIRED`. */
const FAILURES = [
  /\b(?:error|exception|fatal|panic|traceback|x509)\b/i,
  /\b(?:failed|failure|refused|denied|forbidden|unauthorized|unreachable|unavailable|insufficient|expired|killed|mismatch|unsupported)\b/i,
  /\b(?:timed? ?out|not found|no such|cannot|could not|unable to|exceeded|rejected|invalid|in use|out of|left on|reset by|(?:is|are|does|did) not|code:? 1\d\d)\b|n['’]t\b/i,
  /[A-Za-z](?:Error|Exception|Failure|Failed|BackOff|Killed|Exceeded|Expired|Denied)\b|\b(?:Err|Failed|Invalid)[A-Z]/,
  /\b(?:E[A-Z]{4,}|0x8[0-9a-f]{7}|curl: \()/,
]

export function looksLikeError(text: string): boolean {
  const words = text.replaceAll('_', ' ')
  return FAILURES.some((failure) => failure.test(words))
}

/** Whether pasted text is program output to diagnose, rather than a query. */
export function isOutput(pasted: string): boolean {
  const text = pasted.trim()
  return text.length > SEARCH_INPUT_MAX_LENGTH || /[\r\n]/.test(text) || looksLikeError(text)
}

/**
 * The text to diagnose alongside search results:
 * - the pasted text, if it is program output and begins with the query, which must not be empty
 * - otherwise the query, if it looks like an error
 * - otherwise an empty string
 */
export function outputToDiagnose(query: string, pasted: string): string {
  if (query.trim() === '') return ''
  if (isOutput(pasted) && isBeginning(query, pasted)) return pasted
  return looksLikeError(query) ? query : ''
}

/** Ignores whitespace, because browsers differ in how they replace line breaks pasted into an input. */
function isBeginning(query: string, pasted: string): boolean {
  return withoutSpace(cleanQuery(pasted)).startsWith(withoutSpace(query))
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '')
}
