import { useEffect, useState } from 'react'
import { loadSearchClient } from '../../lib/search/load-search-client'
import {
  createSearchSession,
  type SearchSession,
  type SessionOptions,
} from '../../lib/search/search-session'
import { PX_PER_EM, SEARCH_RESULTS } from '../../lib/site/constants'

/**
 * The search of one input; it ends with its component.
 * @param options those of the first call
 */
export function useSearchSession(
  options: Pick<SessionOptions, 'currentRoute' | 'memory' | 'onChange'>,
): SearchSession {
  const [session] = useState(() =>
    createSearchSession({ ...options, loadClient: loadSearchClient, snippetWords }),
  )
  useEffect(() => session.stop, [session])
  useEffect(() => {
    window.addEventListener('online', session.networkIsBack)
    return () => window.removeEventListener('online', session.networkIsBack)
  }, [session])
  return session
}

/** Words of a snippet around the match: fewer on narrow screens, §9. */
function snippetWords(): number {
  const { narrowMaxWidthPx, narrowSnippetWords, snippetWords: words } = SEARCH_RESULTS
  return window.matchMedia(`(max-width: ${narrowMaxWidthPx / PX_PER_EM}em)`).matches
    ? narrowSnippetWords
    : words
}
