import { readHostedSearch } from '../../search/hosted/settings'

type Environment = Readonly<Record<string, string | undefined>>

/** Ends of the host names that Algolia's client uses. Each host name starts with the application id. */
const PROVIDER_HOSTS = [
  '-dsn.algolia.net',
  '-1.algolianet.com',
  '-2.algolianet.com',
  '-3.algolianet.com',
]

/** The origins that hosted search connects to (§7); empty if search is embedded. */
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
