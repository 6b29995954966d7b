import { useEffect, useState } from 'react'
import { type SearchClient, SearchError } from '../../lib/search/search-client'
import {
  createSearchSession,
  type SearchSession,
  type SessionOptions,
} from '../../lib/search/search-session'
import { PX_PER_EM, SEARCH_RESULTS } from '../../lib/site/constants'

/** @param options only those of the first render are used */
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

/** Narrow screens get fewer words (§9). */
function snippetWords(): number {
  const { narrowMaxWidthPx, narrowSnippetWords, snippetWords: words } = SEARCH_RESULTS
  return window.matchMedia(`(max-width: ${narrowMaxWidthPx / PX_PER_EM}em)`).matches
    ? narrowSnippetWords
    : words
}

const loaded: { client: Promise<SearchClient> | null } = { client: null }

/** @throws SearchError if the code cannot be loaded; the next call then tries again */
function loadSearchClient(): Promise<SearchClient> {
  loaded.client ??= createClient().catch((cause: unknown) => {
    loaded.client = null
    throw new SearchError('network', 'The search engine could not be loaded.', { cause })
  })
  return loaded.client
}

/** Never rejects: the search itself tries again and reports errors. */
export async function warmUpSearchClient(): Promise<void> {
  const client = await loadSearchClient().catch(() => undefined)
  await client?.warmUp?.().catch(() => undefined)
}

async function createClient(): Promise<SearchClient> {
  if (process.env.SITE_SEARCH_ENGINE === 'hosted') {
    const { createHostedSearchClient } = await import('../../lib/search/hosted/client')
    return createHostedSearchClient()
  } else {
    const { createEmbeddedSearchClient } = await import('../../lib/search/embedded/client')
    return createEmbeddedSearchClient()
  }
}
