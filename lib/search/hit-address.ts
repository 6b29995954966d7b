import { withBasePath, withoutBasePath } from '../content/settings/base-path'

/** Where a hit leads. */
export type HitAddress = { readonly href: string; readonly isExternal: boolean }

export type HitAddressOptions = {
  /** Origins of this site: the public one and the one it is read at. */
  readonly origins: readonly string[]
  /** Full addresses that match it are links to other sites, §2. */
  readonly externalPattern: RegExp | null
}

/**
 * The link of a hit (§2): a path of this site, unless its address matches the pattern of external ones.
 * @returns null when it may not be linked: another site, another scheme, no address at all
 */
export function hitAddress(url: string, options: HitAddressOptions): HitAddress | null {
  const [origin] = options.origins
  if (origin === undefined || !URL.canParse(url, origin)) return null
  const { protocol, origin: target, pathname, search, hash, href } = new URL(url, origin)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  if (options.externalPattern?.test(url)) return { href, isExternal: true }
  if (!options.origins.includes(target)) return null
  return { href: withBasePath(withoutBasePath(pathname)) + search + hash, isExternal: false }
}
