import { createFetchRequester } from '@algolia/requester-fetch'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { SEARCH_RESULTS, SEARCH_TRANSPORT } from '../../site/constants'
import { plainText } from '../hit'
import type { SearchClient } from '../search-client'
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
  return liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: SEARCH_TRANSPORT,
    requester: { send },
    hostsCache: createHostsCache(),
    // The next keystroke searches again anyway.
    maxRateLimitRetries: 0,
    ...(hosts === null
      ? {}
      : { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) }),
  })
}

/** The hosted engine for our own views. */
export function createHostedSearchClient(
  settings: HostedSearch | null = readHostedSearch(),
): SearchClient {
  const client = createProviderClient(settings)
  const indexName = settings?.indexName ?? ''
  // The provider has no suggestions; as in DocSearch, they are the pages found last.
  let titles: readonly string[] = []
  return {
    async search(request) {
      const found = readHostedResponse(await client.search(hostedRequests(request, indexName)))
      if (found.hits.length === 0) return { ...found, suggestions: titles }
      const pages = new Set(found.hits.map(({ page }) => plainText(page.title)))
      titles = [...pages].slice(0, SEARCH_RESULTS.maxSuggestions)
      return found
    },
  }
}

/**
 * Remembers hosts that are down or time out, which the library skips for 120 s (§9). The library's own cache writes the
 * state of a host under another key than it reads (5.64).
 */
function createHostsCache(): LiteClient['transporter']['hostsCache'] {
  let states = {}
  const nameOf = (key: object | string) =>
    `${Reflect.get(Object(key), 'url')}:${Reflect.get(Object(key), 'port')}`
  return {
    get: async (key, defaultValue) => Reflect.get(states, nameOf(key)) ?? defaultValue(),
    async set(key, value) {
      Reflect.set(states, nameOf(key), value)
      return value
    },
    delete: async (key) => void Reflect.deleteProperty(states, nameOf(key)),
    async clear() {
      states = {}
    },
  }
}

const requester = createFetchRequester()

/** After a timeout the library would wait four times as long (5.64); §9 fixes both timeouts. */
const send: typeof requester.send = (request) =>
  requester.send({
    ...request,
    connectTimeout: SEARCH_TRANSPORT.connect,
    responseTimeout: SEARCH_TRANSPORT.read,
  })
