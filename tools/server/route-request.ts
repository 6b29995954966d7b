import { cleanPath, decodeSegments, pathBelow } from './clean-path'

export type Route =
  | { kind: 'redirect'; location: string }
  | { kind: 'lookup'; segments: readonly string[] }
  | { kind: 'not-found' }

/** Says what a request's target (path and query, as received) asks for, without looking at the disk. */
export function routeRequest(target: string, basePath: string): Route {
  const queryStart = target.indexOf('?')
  const path = queryStart === -1 ? target : target.slice(0, queryStart)
  const query = queryStart === -1 ? '' : target.slice(queryStart)

  const clean = cleanPath(path)
  const below = path.startsWith('/') ? pathBelow(basePath, clean) : undefined
  const segments = below === undefined ? undefined : decodeSegments(below)
  if (segments === undefined) return { kind: 'not-found' }
  return clean === path
    ? { kind: 'lookup', segments }
    : { kind: 'redirect', location: clean + query }
}
