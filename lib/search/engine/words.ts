/** Words that carry no meaning of their own in a query. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all an and any are as at be before been but by can cannot could did do does doesnt dont for from
  had has have how i if in into is isnt it its me my no not of on only or our should so
  than that the their them then there these this to using via was we what when where which
  while who why will with would you your`.split(/\s+/),
)

/** For each word whether it counts: all but stop words, or all words of a query that has nothing else. */
export function contentWordFlags(words: readonly string[]): boolean[] {
  const spoken = words.map((word) => !STOP_WORDS.has(word))
  return spoken.includes(true) ? spoken : words.map(() => true)
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

/** Typing errors between two words: letters changed, left out, added, or two neighbors swapped. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Typing errors a word of this length may have. */
export function errorsAllowed(length: number): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 11 ? 2 : 3
}
