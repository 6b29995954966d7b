import { useCallback, useEffect, useRef, useState } from 'react'
import { hitAddressOptions, snippetWords } from '../../lib/browser/search/search-surroundings'
import { loadSearchClient } from '../../lib/search/load-search-client'
import type { SearchView } from '../../lib/search/search-address'
import {
  createSearchSession,
  type SearchSession,
  type SessionState,
} from '../../lib/search/search-session'

export type SearchResultsControl = {
  readonly state: SessionState
  readonly more: () => void
  readonly retry: () => void
}

/** Searches for what the search page shows. */
export function useSearchResults({ query, product }: SearchView): SearchResultsControl {
  const [state, setState] = useState<SessionState>({ status: 'idle', results: null })
  const session = useRef<SearchSession | null>(null)
  useEffect(() => {
    const created = createSearchSession({
      loadClient: loadSearchClient,
      addresses: hitAddressOptions(),
      snippetWords: snippetWords(),
      onChange: setState,
    })
    session.current = created
    return () => created.stop()
  }, [])
  useEffect(() => session.current?.search({ query, product }), [query, product])
  const more = useCallback(() => session.current?.more(), [])
  const retry = useCallback(() => session.current?.retry(), [])
  return { state, more, retry }
}
