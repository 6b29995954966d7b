import { algoliasearch } from 'algoliasearch'
import type { SearchRecord } from '../../content/search/search-record'
import type { SynonymGroup } from '../../content/search/search-words'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'
import { SEARCH_TRANSPORT } from '../../site/constants'
import { hostedRecords, hostedSynonyms, INDEX_SETTINGS } from './index-records'
import { parseHosts, type SearchHost } from './settings'

/** Where the records are written to, and with what right. */
export type PushTarget = {
  readonly appId: string
  readonly adminKey: string
  readonly indexName: string
  readonly hosts: readonly SearchHost[] | null
}

type Environment = Readonly<Record<string, string | undefined>>

const APP_ID = 'NEXT_PUBLIC_ALGOLIA_APP_ID'
const ADMIN_KEY = 'ALGOLIA_ADMIN_KEY'

/** Name of the index that the site searches. */
export function pushedIndex(env: Environment): string {
  return env.NEXT_PUBLIC_ALGOLIA_INDEX_NAME?.trim() || siteConfig.search.indexName
}

/**
 * Reads where to push to. The admin key comes from the environment only: it can change everything.
 * @throws an error that names every missing variable
 */
export function readPushTarget(env: Environment): PushTarget {
  const appId = env[APP_ID]?.trim() || siteConfig.search.applicationId
  const adminKey = env[ADMIN_KEY]?.trim() ?? ''
  const problems = [
    ...(appId === '' ? [`${APP_ID}: found nothing, expected the id of the application`] : []),
    ...(adminKey === ''
      ? [`${ADMIN_KEY}: found nothing, expected a key that may write the index`]
      : []),
  ]
  if (problems.length > 0) throw new Error(['search:push cannot start.', ...problems].join('\n  '))
  return {
    appId,
    adminKey,
    indexName: pushedIndex(env),
    hosts: parseHosts(env.NEXT_PUBLIC_ALGOLIA_HOSTS ?? ''),
  }
}

export type PushContent = {
  readonly records: readonly SearchRecord[]
  readonly synonyms: readonly SynonymGroup[]
}

/**
 * Writes settings, synonyms and all records to the hosted index. Records that are gone go; readers see the old ones
 * until all new ones are there.
 * @throws an error that says what was refused and what to do
 */
export async function pushRecords(target: PushTarget, content: PushContent): Promise<void> {
  const { appId, adminKey, indexName, hosts } = target
  if (content.records.length === 0) throw new Error('search:push: found no records, expected some')
  const client = algoliasearch(appId, adminKey, {
    timeouts: {
      connect: SEARCH_TRANSPORT.connectTimeoutMs,
      read: SEARCH_TRANSPORT.readTimeoutMs,
      write: SEARCH_TRANSPORT.writeTimeoutMs,
    },
    ...(hosts === null
      ? {}
      : { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) }),
  })
  const objects = hostedRecords(content.records, siteUrl)
  try {
    const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS })
    await client.waitForTask({ indexName, taskID })
    const saved = await client.saveSynonyms({
      indexName,
      synonymHit: hostedSynonyms(content.synonyms),
      replaceExistingSynonyms: true,
    })
    await client.waitForTask({ indexName, taskID: saved.taskID })
    await client.replaceAllObjects({ indexName, objects })
  } catch (cause) {
    throw new Error(failureText(cause, target), { cause })
  }
}

function failureText(error: unknown, { appId, indexName }: PushTarget): string {
  const message = error instanceof Error ? error.message : String(error)
  const status: unknown = Reflect.get(Object(error), 'status')
  if (status === 401 || status === 403)
    return `search:push: the application ${appId} refused the key (${message}). ALGOLIA_ADMIN_KEY must be a key with the rights addObject, deleteIndex, editSettings and browse on "${indexName}".`
  if (error instanceof Error && error.name === 'RetryError')
    return `search:push: no host of the application ${appId} answered. Check NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_HOSTS and the network.`
  return `search:push: "${indexName}" was not written: ${message}`
}
