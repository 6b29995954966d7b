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

/** The search of one input, and its progress; it ends with its component. */
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
  useEffect(() => {
    window.addEventListener('online', session.networkIsBack)
    return () => window.removeEventListener('online', session.networkIsBack)
  }, [session])
  const { status } = state
  const isAnswered = status === 'failed' || status === 'done'
  useEffect(() => {
    if (isAnswered) tellReady()
  }, [isAnswered])
  return { state, session }
}
