import { type SearchClient, SearchError } from './search-client'

let client: Promise<SearchClient> | undefined

/**
 * Loads the engine of this build, once per visit; the other one is not even in its scripts.
 * @throws SearchError when its code cannot be loaded; the next call tries again
 */
export function loadSearchClient(): Promise<SearchClient> {
  client ??= createClient().catch((cause: unknown) => {
    client = undefined
    throw new SearchError('network', 'The search engine did not load.', { cause })
  })
  return client
}

/** Loads what the first results need, when the reader is about to search. Never fails: a search tells. */
export async function warmUpSearchClient(): Promise<void> {
  try {
    await loadSearchClient()
    if (process.env.SITE_SEARCH_ENGINE !== 'hosted') {
      const { warmUp } = await import('./embedded/embedded-client')
      warmUp()
    }
  } catch {
    // The first search tries again.
  }
}

async function createClient(): Promise<SearchClient> {
  if (process.env.SITE_SEARCH_ENGINE === 'hosted') {
    const { createHostedSearchClient } = await import('./hosted/client')
    return createHostedSearchClient()
  } else {
    const { createEmbeddedSearchClient } = await import('./embedded/embedded-client')
    return createEmbeddedSearchClient()
  }
}
