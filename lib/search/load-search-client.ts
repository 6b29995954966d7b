import { type SearchClient, SearchError } from './search-client'

let client: Promise<SearchClient> | null = null

/**
 * Loads the engine of this build, once per visit; the other one is not even in its scripts.
 * @throws SearchError when its code cannot be loaded; the next call tries again
 */
export function loadSearchClient(): Promise<SearchClient> {
  client ??= createClient().catch((cause: unknown) => {
    client = null
    throw new SearchError('network', 'The search engine did not load.', { cause })
  })
  return client
}

/**
 * Loads what results need, when the reader is about to search. Never fails: a search reports the error, and
 * retries.
 */
export async function warmUpSearchClient(): Promise<void> {
  const loaded = await loadSearchClient().catch(() => undefined)
  await loaded?.warmUp?.().catch(() => undefined)
}

async function createClient(): Promise<SearchClient> {
  if (process.env.SITE_SEARCH_ENGINE === 'hosted') {
    const { createHostedSearchClient } = await import('./hosted/client')
    return createHostedSearchClient()
  } else {
    const { createEmbeddedSearchClient } = await import('./embedded/client')
    return createEmbeddedSearchClient()
  }
}
