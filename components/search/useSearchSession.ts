import { useEffect, useState } from 'react'
import { snippetWords } from '../../lib/browser/search/snippet-words'
import { loadSearchClient } from '../../lib/search/load-search-client'
import {
  createSearchSession,
  type SearchSession,
  type SearchState,
} from '../../lib/search/search-session'

/**
 * The search of one input, and where it stands; it ends with its component.
 * @param partialAfterMs how long an answer from titles alone is held back
 */
export function useSearchSession(partialAfterMs: number): {
  readonly state: SearchState
  readonly session: SearchSession
} {
  const [state, setState] = useState<SearchState>({ status: 'idle', results: null })
  const [session] = useState(() =>
    createSearchSession({
      loadClient: loadSearchClient,
      snippetWords,
      partialAfterMs,
      onChange: setState,
    }),
  )
  useEffect(() => session.stop, [session])
  return { state, session }
}
