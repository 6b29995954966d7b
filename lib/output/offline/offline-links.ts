import { posix } from 'node:path'
import { withoutBasePath } from '../../content/settings/base-path'
import { siteUrl } from '../../content/settings/site-url'
import { htmlFileOf } from '../pages/exported-pages'

/** What a link of the offline copy can lead to. */
export type OfflineSite = {
  /** Routes of the pages in the copy. */
  readonly routes: ReadonlySet<string>
  /** Other files in the copy, such as images; paths below its folder. */
  readonly files: ReadonlySet<string>
}

/** The index of the copy; it stands where the home page stands on the site. */
export const OFFLINE_INDEX_FILE = 'index.html'

/**
 * A URL of the site as it must stand in a file of the offline copy: relative when its target is in the copy, else the
 * public one.
 * @param from file of the copy that names the URL
 * @param url as in a compiled article; URLs of other sites stay as they are
 */
export function offlineUrl(site: OfflineSite, from: string, url: string): string {
  if (!url.startsWith('/')) return url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
  const route = withoutBasePath(path)
  const file = fileOf(site, route)
  if (file === null) return siteUrl(route) + rest
  const anchor = rest.slice(rest.includes('#') ? rest.indexOf('#') : rest.length)
  if (file === from && anchor !== '') return anchor
  return encodeURI(posix.relative(posix.dirname(from), file)) + anchor
}

function fileOf({ routes, files }: OfflineSite, route: string): string | null {
  if (route === '/') return OFFLINE_INDEX_FILE
  if (routes.has(route)) return htmlFileOf(route)
  const file = decodeURI(route).slice(1)
  return files.has(file) ? file : null
}
