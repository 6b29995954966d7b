import { useEffect, useState } from 'react'
import { loadSearchClient } from '../../lib/search/load-search-client'
import {
  createSearchSession,
  type SearchSession,
  type SearchState,
  type SessionOptions,
} from '../../lib/search/search-session'
import { PX_PER_EM, SEARCH_RESULTS } from '../../lib/site/constants'

/** The search of one input, and its progress; it ends with its component. */
export function useSearchSession(options: Pick<SessionOptions, 'currentRoute' | 'memory'>): {
  readonly state: SearchState
  readonly session: SearchSession
} {
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
  return { state, session }
}

/** Words of a snippet around the match: fewer on narrow screens, §9. */
function snippetWords(): number {
  const { narrowMaxWidthPx, narrowSnippetWords, snippetWords: words } = SEARCH_RESULTS
  return window.matchMedia(`(max-width: ${narrowMaxWidthPx / PX_PER_EM}em)`).matches
    ? narrowSnippetWords
    : words
}
