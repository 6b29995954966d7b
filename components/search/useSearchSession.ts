import { useEffect, useState } from 'react'
import { tellReady } from '../../lib/browser/search/open-search-box'
import { snippetWords } from '../../lib/browser/search/snippet-words'
import { loadSearchClient } from '../../lib/search/load-search-client'
import {
  createSearchSession,
  type SearchSession,
  type SearchState,
  type SessionOptions,
} from '../../lib/search/search-session'

/** The search of one input, and its progress; it ends with its component. What failed is tried again when the network is back. */
export function useSearchSession(
  options: Pick<SessionOptions, 'partialAfterMs' | 'pauseMs' | 'reading' | 'memory'>,
): { readonly state: SearchState; readonly session: SearchSession } {
  const [state, setState] = useState<SearchState>({ status: 'idle', results: null })
  const [session] = useState(() =>
    createSearchSession({
      ...options,
      loadClient: loadSearchClient,
      snippetWords,
      onChange: setState,
    }),
  )
  useEffect(() => session.stop, [session])
  const hasFailed = state.status === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', session.retry)
    return () => window.removeEventListener('online', session.retry)
  }, [hasFailed, session])
  const isAnswered = hasFailed || state.status === 'done'
  useEffect(() => {
    if (isAnswered) tellReady()
  }, [isAnswered])
  return { state, session }
}
