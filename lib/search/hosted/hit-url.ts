import { withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'

const { externalUrlPattern } = siteConfig.search
const EXTERNAL = externalUrlPattern === null ? null : new RegExp(externalUrlPattern)

/** For URLs without an origin; it goes nowhere. */
const ANY_ORIGIN = 'https://origin.invalid'

/**
 * The URL of a hit (§2): in full when it matches the pattern of external ones, else, whatever its origin, a path of
 * this site without base path.
 * @returns null when it may not be linked: another scheme, no URL at all
 */
export function hitUrl(url: string, external: RegExp | null = EXTERNAL): string | null {
  if (!URL.canParse(url, ANY_ORIGIN)) return null
  const { protocol, pathname, search, hash, href } = new URL(url, ANY_ORIGIN)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  if (external?.test(url)) return href
  // Two slashes at the start would name another host.
  return withoutBasePath(pathname).replace(/^\/+/, '/') + search + hash
}
