import { withoutFileName } from '../../site/clean-path'
import { ROUTE_CACHE_LIMIT } from '../../site/constants'
import { effectiveBasePath } from '../settings/base-path'

const cache = new Map<string, string>()

/**
 * The clean route of a path in a URL (§2): without base path, `index.html`, `.html`, doubled slashes and slash at its
 * end, with escapes of plain characters undone. A malformed escape stays as it is. Caches the latest 10,000 results
 * (§9).
 * @param pathname path of a URL, with or without base path
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
  const clean = withoutFileName(decode(inside).replace(/\/{2,}/g, '/')).replace(/\/$/, '')
  return clean.startsWith('/') ? clean : `/${clean}`
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
