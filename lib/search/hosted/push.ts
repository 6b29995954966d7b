import { algoliasearch } from 'algoliasearch'
import type { SynonymGroup } from '../../content/search/read-synonyms'
import type { SearchRecord } from '../../content/search/search-record'
import { siteUrl } from '../../content/settings/site-url'
import { SEARCH_TRANSPORT } from '../../site/constants'
import { hostedRecord, hostedSynonyms, INDEX_SETTINGS } from './index-records'
import type { PushTarget } from './push-settings'

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
  const objects = content.records.map((record) => hostedRecord(record, siteUrl))
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
