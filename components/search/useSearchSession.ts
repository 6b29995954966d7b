import { useEffect, useState } from 'react'
import { type SearchClient, SearchError } from '../../lib/search/search-client'
import {
  createSearchSession,
  type SearchSession,
  type SessionOptions,
} from '../../lib/search/search-session'
import { PX_PER_EM, SEARCH_RESULTS } from '../../lib/site/constants'

/**
 * The search session for one input. It ends when the component unmounts.
 * @param options used only in the first call
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

/** Number of words in a snippet around the match: fewer on narrow screens (§9). */
function snippetWords(): number {
  const { narrowMaxWidthPx, narrowSnippetWords, snippetWords: words } = SEARCH_RESULTS
  return window.matchMedia(`(max-width: ${narrowMaxWidthPx / PX_PER_EM}em)`).matches
    ? narrowSnippetWords
    : words
}

const loaded: { client: Promise<SearchClient> | null } = { client: null }

/**
 * Loads this build's search engine, once per visit; the bundle does not include the other engine.
 * @throws SearchError when the code cannot be loaded; the next call tries again
 */
function loadSearchClient(): Promise<SearchClient> {
  loaded.client ??= createClient().catch((cause: unknown) => {
    loaded.client = null
    throw new SearchError('network', 'The search engine could not be loaded.', { cause })
  })
  return loaded.client
}

/** Loads the engine when the reader is about to search. Never rejects: the search tries again and reports errors. */
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
