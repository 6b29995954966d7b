const ENDINGS = [
  ...['ations', 'ation', 'ating', 'ated', 'ates', 'ate', 'ings', 'ing', 'ions', 'ion', 'ers', 'er'],
  ...['ies', 'ied', 'ed', 'es', 'ly', 's', 'y', 'e'],
]
const SHORTEST_STEM = 4
const SHORTEST_BEFORE_S = 3

/** What forms of an English word share: `install` of `installs`, `installing`, `installation`. Names stay as they are. */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word
  const ending = ENDINGS.find(
    (candidate) =>
      word.endsWith(candidate) &&
      word.length - candidate.length >= (candidate === 's' ? SHORTEST_BEFORE_S : SHORTEST_STEM),
  )
  if (ending === undefined || (ending === 's' && word.endsWith('ss'))) return word
  const rest = word.slice(0, word.length - ending.length)
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest
}
