import { useEffect, useRef, useState } from 'react'
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
  const { status } = state
  const isBack = useRef(false)
  useEffect(() => {
    const isRunning = status === 'loading' || status === 'stalled'
    // It had begun before the network was back.
    if (status === 'failed' && isBack.current) session.retry()
    if (!isRunning) isBack.current = false
    const handleOnline = () => {
      if (status === 'failed') session.retry()
      isBack.current = isRunning
    }
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [status, session])
  const isAnswered = status === 'failed' || status === 'done'
  useEffect(() => {
    if (isAnswered) tellReady()
  }, [isAnswered])
  return { state, session }
}
