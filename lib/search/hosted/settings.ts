import { siteConfig } from '../../content/settings/site-config'

/** The key may be public, because it allows nothing but searching. */
export type HostedSearch = {
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
  /** Null to use the provider's own hosts. */
  readonly hosts: readonly SearchHost[] | null
}

type SearchHost = {
  readonly protocol: 'http' | 'https'
  readonly url: string
  readonly port?: number
}

type Variables = Readonly<Record<keyof HostedSearch, string | undefined>>

/** Written out in full, because the bundler replaces these expressions with their values. */
const variables: Variables = {
  appId: process.env.NEXT_PUBLIC_ALGOLIA_APP_ID,
  apiKey: process.env.NEXT_PUBLIC_ALGOLIA_API_KEY,
  indexName: process.env.NEXT_PUBLIC_ALGOLIA_INDEX_NAME,
  hosts: process.env.NEXT_PUBLIC_ALGOLIA_HOSTS,
}

/**
 * The settings of hosted search, of which environment variables take precedence; null if search is embedded.
 * @throws if only the application id or only the key is given, or if the id, the key, or the URL of a host is malformed
 */
export function readHostedSearch(given: Variables = variables): HostedSearch | null {
  const { applicationId, publicKey, indexName } = siteConfig.search
  const appId = (given.appId ?? applicationId).trim()
  const apiKey = (given.apiKey ?? publicKey).trim()
  if (appId === '' && apiKey === '') return null
  const hosts = (given.hosts ?? '').split(',').filter((entry) => entry.trim() !== '')
  return {
    appId: checked('NEXT_PUBLIC_ALGOLIA_APP_ID or search.applicationId', appId),
    apiKey: checked('NEXT_PUBLIC_ALGOLIA_API_KEY or search.publicKey', apiKey),
    indexName: given.indexName?.trim() || indexName,
    hosts: hosts.length === 0 ? null : hosts.map(parseHost),
  }
}

function checked(name: string, value: string): string {
  if (!/^[\w-]+$/.test(value))
    throw new Error(
      `${name}: found ${value === '' ? 'nothing' : `"${value}"`}, expected letters, digits, _, and -; hosted search needs both an application id and a key`,
    )
  return value
}

function parseHost(entry: string): SearchHost {
  const { protocol, hostname: url, port } = new URL(entry)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { protocol: scheme, url, ...(port !== '' && { port: Number(port) }) }
}
