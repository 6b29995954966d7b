/**
 * Brings an undecoded path to the one address its page has: no `.html`, no `index.html`, no
 * trailing slash. Slashes in a row (backslashes too: browsers read them as slashes) become one,
 * so that a redirect to the result can never name another host.
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
