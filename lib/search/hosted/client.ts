import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { SEARCH_RESULTS, SEARCH_TRANSPORT } from '../../site/constants'
import { type Hit, plainText } from '../hit'
import { type SearchClient, SearchError } from '../search-client'
import { createHostMemory } from './host-memory'
import { type HitUrlOptions, hitUrlOptions } from './provider-record'
import { hostedRequests } from './request'
import { readHostedResponse } from './response'
import { type HostedSearch, readHostedSearch } from './settings'

/**
 * The provider's own client (§7): one POST per query, trying host after host until one responds. The search page and
 * DocSearch share it.
 */
export function createProviderClient(
  settings: HostedSearch | null = readHostedSearch(),
): LiteClient {
  if (settings === null) throw new Error('hosted search: found no application id and key')
  const { appId, apiKey, hosts } = settings
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    hostsCache: createHostMemory(),
    // A reader who types asks again soon enough.
    maxRateLimitRetries: 0,
    ...(hosts === null
      ? {}
      : { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) }),
  })
  keepTimeouts(client)
  return client
}

/** The hosted engine behind our own views. */
export function createHostedSearchClient(
  settings: HostedSearch | null = readHostedSearch(),
  urls: HitUrlOptions = hitUrlOptions(),
): SearchClient {
  const client = createProviderClient(settings)
  const indexName = settings?.indexName ?? ''
  // The provider knows no other words to try; as in DocSearch they are the pages found last.
  let titles: readonly string[] = []
  return {
    async search(request) {
      const response = await send(client, hostedRequests(request, indexName))
      const found = readHostedResponse(response, urls)
      if (found.hits.length === 0) return { ...found, suggestions: titles }
      titles = titlesOf(found.hits)
      return found
    },
  }
}

function titlesOf(hits: readonly Hit[]): readonly string[] {
  const titles = new Set(hits.map(({ page }) => plainText(page.title)))
  return [...titles].slice(0, SEARCH_RESULTS.mostSuggestions)
}

/** After a timeout the library waits four times as long (5.64); §9 fixes both timeouts. */
function keepTimeouts({ transporter }: LiteClient): void {
  const { requester } = transporter
  const send = requester.send
  requester.send = (request) =>
    send({
      ...request,
      connectTimeout: SEARCH_TRANSPORT.connectTimeoutMs,
      responseTimeout: SEARCH_TRANSPORT.readTimeoutMs,
    })
}

type Requests = Parameters<LiteClient['search']>[0]

async function send(client: LiteClient, requests: Requests): Promise<unknown> {
  try {
    return await client.search(requests)
  } catch (cause) {
    const isUnreachable = cause instanceof Error && cause.name === 'RetryError'
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new SearchError(isUnreachable ? 'network' : 'protocol', message, { cause })
  }
}
