import { readHostedSearch } from '../../search/hosted/settings'
import type { Environment } from '../inputs/input-hash'

/** Hosts that the provider's client asks, one after another, below its application id. */
const PROVIDER_HOSTS = [
  '-dsn.algolia.net',
  '-1.algolianet.com',
  '-2.algolianet.com',
  '-3.algolianet.com',
]

/** The origins that pages ask when search is hosted (§7); none when it is embedded. */
export function searchOrigins(env: Environment): readonly string[] {
  const settings = readHostedSearch({
    appId: env.NEXT_PUBLIC_ALGOLIA_APP_ID,
    apiKey: env.NEXT_PUBLIC_ALGOLIA_API_KEY,
    indexName: env.NEXT_PUBLIC_ALGOLIA_INDEX_NAME,
    hosts: env.NEXT_PUBLIC_ALGOLIA_HOSTS,
  })
  if (settings === null) return []
  const { appId, hosts } = settings
  return (
    hosts?.map(
      ({ protocol, url, port }) => `${protocol}://${url}${port === undefined ? '' : `:${port}`}`,
    ) ?? PROVIDER_HOSTS.map((host) => `https://${appId.toLowerCase()}${host}`)
  )
}
