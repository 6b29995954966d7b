import { type SearchClient, SearchError } from './search-client'

declare global {
  /** Of the document: the modal and the search page are bundled apart, and share one engine. */
  var __searchClient: Promise<SearchClient> | undefined
}

/**
 * Loads the engine of this build, once per visit; the other one is not even in its scripts.
 * @throws SearchError when its code cannot be loaded; the next call tries again
 */
export function loadSearchClient(): Promise<SearchClient> {
  globalThis.__searchClient ??= createClient().catch((cause: unknown) => {
    globalThis.__searchClient = undefined
    throw new SearchError('network', 'The search engine did not load.', { cause })
  })
  return globalThis.__searchClient
}

/** Loads what the first results need, when the reader is about to search. Never fails: a search tells, and tries again. */
export async function warmUpSearchClient(): Promise<void> {
  const client = await loadSearchClient().catch(() => undefined)
  await client?.warmUp?.().catch(() => undefined)
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
