import { effectiveBasePath } from '../config/base-path'
import { ROUTE_CACHE_LIMIT } from '../config/constants'

const cache = new Map<string, string>()

/**
 * The clean route of a path in an address (§2): without base path, `index.html`, `.html`, doubled slashes and slash at
 * its end, with escapes of plain characters undone. A malformed escape stays as it is.
 * Keeps the latest 10,000 answers (§9).
 * @param pathname path of an address, with base path
 */
export function normalizePath(pathname: string): string {
  const known = cache.get(pathname)
  if (known !== undefined) return known
  const route = cleanPath(pathname)
  if (cache.size >= ROUTE_CACHE_LIMIT) {
    const oldest = cache.keys().next().value
    if (oldest !== undefined) cache.delete(oldest)
  }
  cache.set(pathname, route)
  return route
}

/** Number of answers that are kept. */
export function cachedPathCount(): number {
  return cache.size
}

function cleanPath(pathname: string): string {
  const inside =
    effectiveBasePath !== '' &&
    (pathname === effectiveBasePath || pathname.startsWith(`${effectiveBasePath}/`))
      ? pathname.slice(effectiveBasePath.length)
      : pathname
  const clean = decode(inside)
    .replace(/\/{2,}/g, '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/$/, '')
  return clean.startsWith('/') ? clean : `/${clean}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The route that differs from a path in case only, at its first mismatch or later; null when there is none.
 * @param routes the routes that exist
 */
export function routeInOtherCase(path: string, routes: Iterable<string>): string | null {
  const wanted = normalizePath(path).toLowerCase()
  for (const route of routes) if (route.toLowerCase() === wanted) return route
  return null
}
