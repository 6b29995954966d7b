const MIN_SIMILARITY = 0.42

/**
 * Routes, or names, that are similar to one that does not exist: at most `limit`, best match first.
 * @param path URL path without base path; case, `.html`, extra slashes, and signs at the end are ignored; `_`, `-`, and
 * spaces are equal
 */
export function nearestRoutes(path: string, routes: readonly string[], limit: number): string[] {
  const wanted = segmentsOf(path)
  return routes
    .map((route) => ({ route, score: similarity(wanted, segmentsOf(route)) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1))
    .slice(0, limit)
    .map(({ route }) => route)
}

/** The words of the last part of a path, for a search. */
export function wordsOfPath(path: string): string {
  const last = cleanPath(path).split('/').at(-1) ?? ''
  return last.replace(/[_\s-]+/g, ' ')
}

/** Links in texts often end in the sign that follows them there, such as a bracket or a dot. */
function cleanPath(path: string): string {
  return decoded(path)
    .replace(/[\p{P}<>\s]+$/u, '')
    .replace(/\.html$/i, '')
}

/** Unchanged if it is malformed, such as `%E0%A4%A`. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function segmentsOf(path: string): string[] {
  const segments = cleanPath(path).toLowerCase().split('/').filter(Boolean)
  return segments.map((segment) => segment.replace(/[_\s-]+/g, ' '))
}

/** The last segment counts more, because it is the best clue. The whole path distinguishes pages with the same name. */
function similarity(wanted: readonly string[], found: readonly string[]): number {
  const last = pairSimilarity(wanted.at(-1) ?? '', found.at(-1) ?? '')
  const whole = pairSimilarity(wanted.join('/'), found.join('/'))
  return 0.6 * last + 0.4 * whole
}

/** Similarity of two texts, from 0 (no common pair of adjacent characters) to 1 (the same pairs). */
function pairSimilarity(a: string, b: string): number {
  if (a === b) return 1
  const pairsA = letterPairs(a)
  const pairsB = letterPairs(b)
  if (pairsA.length === 0 || pairsB.length === 0) return 0
  const rest = [...pairsB]
  for (const pair of pairsA) {
    const index = rest.indexOf(pair)
    if (index !== -1) rest.splice(index, 1)
  }
  const common = pairsB.length - rest.length
  return (2 * common) / (pairsA.length + pairsB.length)
}

function letterPairs(text: string): string[] {
  const others = text.split('').slice(1)
  return others.map((letter, index) => text.charAt(index) + letter)
}
