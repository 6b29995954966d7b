import { siteConfig } from '../../content/settings/site-config'
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
