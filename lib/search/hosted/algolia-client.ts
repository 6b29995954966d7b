import { createFetchRequester } from '@algolia/requester-fetch'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { SEARCHED_TAGS } from '../../content/search/search-scope'
import { siteConfig } from '../../content/settings/site-config'
import { SEARCH_RESULTS, SEARCH_TRANSPORT } from '../../site/constants'
import { type SearchClient, type SearchRequest, unmarked } from '../search-client'
import { HIERARCHY_LEVELS, readHostedResponse } from './response'
import { type HostedSearch, readHostedSearch } from './settings'

/** The provider's client (§7): one POST per query, to hosts in turn. Throws if hosted search is not set up. */
export function createProviderClient(
  settings: HostedSearch | null = readHostedSearch(),
): LiteClient {
  if (settings === null) throw new Error('hosted search: the application id and key are missing')
  const { appId, apiKey, hosts } = settings
  return liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: SEARCH_TRANSPORT,
    requester: { send },
    hostsCache: createHostsCache(),
    // Do not retry after a rate limit, because the next keystroke searches again anyway.
    maxRateLimitRetries: 0,
    ...(hosts && { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) }),
  })
}

export function createHostedSearchClient(
  settings: HostedSearch | null = readHostedSearch(),
): SearchClient {
  const client = createProviderClient(settings)
  const indexName = settings?.indexName ?? ''
  // The provider makes no suggestions. Like DocSearch, suggest the titles of pages from the last search that had hits.
  let titles: readonly string[] = []
  return {
    async search(request) {
      const found = readHostedResponse(await client.search(hostedRequests(request, indexName)))
      if (found.hits.length === 0) return { ...found, suggestions: titles }
      const pages = new Set(found.hits.map(({ page }) => unmarked(page.title)))
      titles = [...pages].slice(0, SEARCH_RESULTS.maxSuggestions)
      return found
    },
  }
}

const HIERARCHY_ATTRIBUTES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`)

/** The payload of a search (§7). If a product is chosen, a second request counts the hits for each product. */
function hostedRequests(request: SearchRequest, indexName: string) {
  const { query, page, hitsPerPage, snippetWords, product } = request
  const scope = contextualFilters()
  const common = { indexName, query, facets: ['product'], clickAnalytics: false }
  const found = {
    ...common,
    page,
    hitsPerPage,
    attributesToRetrieve: [...HIERARCHY_ATTRIBUTES, 'content', 'type', 'url', 'product'],
    attributesToSnippet: [...HIERARCHY_ATTRIBUTES.slice(1), 'content'].map(
      (attribute) => `${attribute}:${snippetWords}`,
    ),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: product === null ? scope : [...scope, `product:${product}`],
  }
  const counted = { ...common, hitsPerPage: 0, facetFilters: scope }
  return { requests: product === null ? [found] : [found, counted] }
}

/** Filters for the site's default language and current docs version (§5); none if contextual search is off. */
export function contextualFilters(): (string | string[])[] {
  if (!siteConfig.search.contextualSearch) return []
  const tags = SEARCHED_TAGS.map((tag) => `docusaurus_tag:${tag}`)
  return [`language:${siteConfig.i18n.defaultLocale}`, tags]
}

/** Remembers for 120 s which hosts are down (§9): algoliasearch 5.64 writes and reads them under different keys. */
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

/** Sends with the timeouts from §9, which algoliasearch 5.64 would multiply by four or more after a timeout. */
const send: typeof requester.send = (request) =>
  requester.send({
    ...request,
    connectTimeout: SEARCH_TRANSPORT.connect,
    responseTimeout: SEARCH_TRANSPORT.read,
  })
