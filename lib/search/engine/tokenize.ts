/** A term of the index and its range in the string. */
export type Token = { readonly term: string; readonly start: number; readonly end: number }

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-_.'’][\p{L}\p{N}\p{M}]+)*/gu
const VERSION = /^v?(\d+(?:\.\d+)+)$/
/** `GetEventsList` at e|E and L|L, `XMLFile` at L|F, `SCTE35` at E|3. */
const PART =
  /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lt}\p{Lm}][\p{Lo}\p{Lm}\p{M}]*|\p{N}+/gu
const SHORTEST_PART = 2

/** A word without case, accents and joints, and its terms: that of the word itself, then of its parts. */
export type Word = { readonly token: string; readonly terms: readonly Token[] }

/** Words that have been read: pages share most of theirs. */
const knownWords = new Map<string, Word>()

/**
 * Splits a string into the terms of the index. A compound gives itself and its parts: `GetEventsList` gives
 * `geteventslist`, `get`, `event`, `list`; `SCTE-35` gives `scte35`, `scte`, `35`; `v5.5` gives `5.5`.
 */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    readWord(word).terms.map(({ term, start, end }) => {
      return { term, start: index + start, end: index + end }
    }),
  )
}

/** The terms of a string, each once: how often one is said tells nothing about a page. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>()
  for (const word of wordsOf(text)) for (const { term } of word.terms) terms.add(term)
  return [...terms]
}

export function wordsOf(text: string): Word[] {
  return (text.match(WORD) ?? []).map(readWord)
}

/** The words of a string written as one. */
export function joined(text: string): string {
  return wordsOf(text)
    .map(({ token }) => token)
    .join('')
}

/** The words of a string that carry meaning, without their parts. */
export function stemsOf(text: string): string[] {
  return contentWords(wordsOf(text)).map(({ token }) => stem(token))
}

function readWord(written: string): Word {
  const known = knownWords.get(written)
  if (known !== undefined) return known
  const token = fold(written)
  const whole = { term: stem(token), start: 0, end: written.length }
  const parts = [...written.matchAll(PART)].map(({ 0: part, index }) => {
    return { term: stem(fold(part)), start: index, end: index + part.length }
  })
  const others = parts.filter(({ term }) => term.length >= SHORTEST_PART && term !== whole.term)
  const word = { token, terms: [whole, ...others] }
  knownWords.set(written, word)
  return word
}

/** Without case, accents and joints; versions keep their dots. */
function fold(word: string): string {
  const lower = word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return VERSION.exec(lower)?.[1] ?? lower.replace(/[-_.'’]/g, '')
}

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
