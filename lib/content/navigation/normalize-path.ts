import { HTML_FILE_NAME, ROUTE_CACHE_LIMIT } from '../../site/constants'
import { effectiveBasePath } from '../settings/base-path'

const cache = new Map<string, string>()

/**
 * The clean route for a URL path (§2): decoded, with single slashes, and without base path, `index.html`, `.html`, or
 * trailing slash. A path with malformed percent-encoding is not decoded. Results are cached (§9).
 * @param pathname URL path, with or without base path
 */
export function normalizePath(pathname: string, basePath: string = effectiveBasePath): string {
  const key = `${basePath} ${pathname}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const route = cleanPath(pathname, basePath)
  if (cache.size >= ROUTE_CACHE_LIMIT) {
    const oldest = cache.keys().next().value
    if (oldest !== undefined) cache.delete(oldest)
  }
  cache.set(key, route)
  return route
}

function cleanPath(pathname: string, basePath: string): string {
  const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)
  const inside = isInside ? pathname.slice(basePath.length) : pathname
  const clean = decode(inside)
    .replace(/\/{2,}/g, '/')
    .replace(HTML_FILE_NAME, '')
    .replace(/\/$/, '')
  return clean.startsWith('/') ? clean : `/${clean}`
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
