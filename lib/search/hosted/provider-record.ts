import { withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'

/** Levels of a record of the provider: lvl0 is the page's title, lvl1 to lvl6 its headings (§3). */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** The levels below the page. */
export const HEADING_LEVELS = HIERARCHY_LEVELS.slice(1)

/** For URLs without an origin; it goes nowhere. */
const ANY_ORIGIN = 'https://origin.invalid'

export type HitUrlOptions = ReturnType<typeof hitUrlOptions>

export function hitUrlOptions() {
  const pattern = siteConfig.search.externalUrlPattern
  /** Full URLs that match it are links to other sites, §2. */
  return { externalPattern: pattern === null ? null : new RegExp(pattern) }
}

/**
 * The URL of a hit (§2): in full when it matches the pattern of external ones, else, whatever its origin, a path of
 * this site without base path.
 * @returns null when it may not be linked: another scheme, no URL at all
 */
export function hitUrl(url: string, { externalPattern }: HitUrlOptions): string | null {
  if (!URL.canParse(url, ANY_ORIGIN)) return null
  const { protocol, pathname, search, hash, href } = new URL(url, ANY_ORIGIN)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  if (externalPattern?.test(url)) return href
  // Two slashes at the start would name another host.
  return withoutBasePath(pathname).replace(/^\/+/, '/') + search + hash
}
