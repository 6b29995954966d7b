import { useEffect, useState } from 'react'
import { type SearchClient, SearchError } from '../../lib/search/search-client'
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

const loaded: { client: Promise<SearchClient> | null } = { client: null }

/**
 * Loads the engine of this build, once per visit; the other one is not even in its scripts.
 * @throws SearchError when its code cannot be loaded; the next call tries again
 */
function loadSearchClient(): Promise<SearchClient> {
  loaded.client ??= createClient().catch((cause: unknown) => {
    loaded.client = null
    throw new SearchError('network', 'The search engine did not load.', { cause })
  })
  return loaded.client
}

/**
 * Loads what results need, when the reader is about to search. Never fails: a search reports the error, and
 * retries.
 */
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
