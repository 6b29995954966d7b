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

/** A stem of at least four letters, or three before an s, and an ending. */
const FORM =
  /^([a-z]{4,}?)(?:ations?|ating|ate[ds]?|ings?|ions?|ers?|ies|ied|ed|es|ly|s|y|e)$|^([a-z]{3})s$/

/** What forms of an English word share: `install` of `installs`, `installing`, `installation`. Names stay as they are. */
export function stem(word: string): string {
  const [, long, short] = FORM.exec(word) ?? []
  const rest = long ?? short
  if (rest === undefined || word.endsWith('ss')) return word
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest
}
