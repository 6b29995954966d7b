import { withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'

export type HitAddressOptions = {
  /** Origins of this site: the one it is read at and the public one. */
  readonly origins: readonly string[]
  /** Full addresses that match it are links to other sites, §2. */
  readonly externalPattern: RegExp | null
}

/** Which addresses of hits are links of the site that the reader is on. */
export function hitAddressOptions(): HitAddressOptions {
  const pattern = siteConfig.search.externalUrlPattern
  return {
    origins: [window.location.origin, new URL(siteUrl('/')).origin],
    externalPattern: pattern === null ? null : new RegExp(pattern),
  }
}

/**
 * The address of a hit (§2): a path of this site without base path, or in full when it matches the pattern of external
 * ones.
 * @returns null when it may not be linked: another site, another scheme, no address at all
 */
export function hitAddress(url: string, options: HitAddressOptions): string | null {
  const [origin] = options.origins
  if (origin === undefined || !URL.canParse(url, origin)) return null
  const { protocol, origin: target, pathname, search, hash, href } = new URL(url, origin)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  if (options.externalPattern?.test(url)) return href
  if (!options.origins.includes(target)) return null
  // Two slashes at the start would name another host.
  return withoutBasePath(pathname).replace(/^\/+/, '/') + search + hash
}
