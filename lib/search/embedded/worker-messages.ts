import { type SearchAnswer, SearchError, type SearchRequest } from '../search-client'
import type { ServiceOptions } from './search-service'

/** What the page tells the worker. */
export type ToWorker =
  | { readonly kind: 'start'; readonly options: ServiceOptions }
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest }
  /** Nobody waits for the answer any more. */
  | { readonly kind: 'cancel'; readonly id: number }

/** What the worker answers. */
export type FromWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }

/** An error as it can be sent between threads. */
export type Failure = { readonly reason: SearchError['reason']; readonly message: string }

export function failureOf(error: unknown): Failure {
  if (error instanceof SearchError) return { reason: error.reason, message: error.message }
  return { reason: 'protocol', message: error instanceof Error ? error.message : String(error) }
}
