export type Route =
  | { kind: 'redirect'; location: string }
  | { kind: 'lookup'; segments: readonly string[] }
  | { kind: 'not-found' }

/** Says what a request's target (path and query, as received) asks for, without looking at the disk. */
export function routeRequest(target: string, basePath: string): Route {
  const [path = '', ...query] = target.split('?')
  const clean = cleanPath(path)
  const below = path.startsWith('/') ? pathBelow(basePath, clean) : undefined
  const segments = below === undefined ? undefined : decodeSegments(below)
  if (segments === undefined) return { kind: 'not-found' }
  return clean === path
    ? { kind: 'lookup', segments }
    : { kind: 'redirect', location: [clean, ...query].join('?') }
}

/**
 * Brings an undecoded path to the one address its page has: no `.html`, no `index.html`, no trailing slash. Slashes in a
 * row (backslashes too: browsers read them as slashes) become one, so that no redirect can name another host.
 */
export function cleanPath(path: string): string {
  const clean = path
    .replace(/[\\/]+/g, '/')
    .replace(/\/$/, '')
    .replace(/\/index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/$/, '')
  return clean === '' ? '/' : clean
}

/** The part of a path below the base path ('/' for the base itself), or undefined when it lies outside. */
export function pathBelow(basePath: string, path: string): string | undefined {
  if (path === basePath) return '/'
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined
}

/** Decodes a path into its segments; undefined when it is malformed or could leave the site's folder. */
export function decodeSegments(path: string): readonly string[] | undefined {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
    return segments.every(isPublicName) ? segments : undefined
  } catch {
    return undefined // decodeURIComponent throws on malformed percent-encoding
  }
}

function isPublicName(segment: string): boolean {
  if (segment.startsWith('.')) return segment === '.well-known'
  return !/[\\/\0]/.test(segment)
}
