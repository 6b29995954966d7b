/** Words that carry no meaning of their own in a query. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all an and any are as at be before been but by can cannot could did do does doesnt dont for from
  had has have how i if in into is isnt it its me my no not of on only or our should so
  than that the their them then there these this to using via was we what when where which
  while who why will with would you your`.split(/\s+/),
)

/** All but stop words; all words of a text that has nothing else. */
export function contentWords<Word extends { readonly token: string }>(words: Word[]): Word[] {
  const spoken = words.filter(({ token }) => !STOP_WORDS.has(token))
  return spoken.length > 0 ? spoken : words
}

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
