import { HTML_FILE_NAME, ROUTE_CACHE_LIMIT } from '../../site/constants'

/** Whether a click does something other than follow the link in this tab, such as open a new tab or download a file. */
export function isModifiedClick(click: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/** Path with query and hash, without base path; null for a file, another site, and with `target` or `download`. */
export function internalRoute(
  link: HTMLAnchorElement,
  origin: string,
  basePath: string,
): string | null {
  if (link.origin !== origin || link.target !== '' || link.hasAttribute('download')) return null
  if (link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return null
  const route = normalizePath(link.pathname, basePath)
  const hasFileName = /\.[a-z0-9]{2,5}$/i.test(route) && !/v\d+\.\d+$/i.test(route)
  if (hasFileName) return null
  // A malformed hash would make the router throw.
  return route + link.search + (idOfHash(link.hash) === null ? '' : link.hash)
}

/** The hash may lack its `#`. Null if it is empty, or malformed, such as `#%E0%A4%A`. */
export function idOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}

const cache = new Map<string, string>()

/**
 * The clean route for a URL path below the base path (§2): decoded unless malformed, with single slashes, without base
 * path, `index.html`, `.html`, or trailing slash. Results are cached (§9).
 */
function normalizePath(pathname: string, basePath: string): string {
  const key = `${basePath} ${pathname}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const clean = decodePath(pathname.slice(basePath.length))
    .replace(/\/{2,}/g, '/')
    .replace(HTML_FILE_NAME, '')
    .replace(/\/$/, '')
  const route = clean.startsWith('/') ? clean : `/${clean}`
  const [oldest = ''] = cache.keys()
  if (cache.size >= ROUTE_CACHE_LIMIT) cache.delete(oldest)
  cache.set(key, route)
  return route
}

/** The path with `%3F` and `%23` as they are, because the router would see a query or a hash in `?` and `#`. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
