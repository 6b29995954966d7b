import { remembered } from '../../site/remembered'

export type Token = { readonly term: string; readonly start: number; readonly end: number }

/** `C++`, `C#`, and ratios and times such as `16:9` are words; the port of `10.0.0.1:8758` is its own word. */
const WORD =
  /\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|\d\d?(?::\d\d?)+(?![\p{L}\p{N}:])|[\p{L}\p{N}\p{M}]+(?:[-_.'’][\p{L}\p{N}\p{M}]+)*/gu
const VERSION = /^v?(\d+(?:\.\d+)+)$/
/** Matches each part of a name: `Get|Events|List`, `XML|File`, `SCTE|35`. */
const PART =
  /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lt}\p{Lm}][\p{Lo}\p{Lm}\p{M}]*|\p{N}+/gu
const SHORTEST_PART = 2
/** Separates the pieces of a compound that readers also write as words of their own. */
const SEPARATOR = /[-_]|(?<!\d)\.|\.(?!\d)/

/** A word as written, as normalized by `fold`, and as index terms (see `tokenize`), whose positions are in the word. */
export type Word = {
  readonly written: string
  readonly token: string
  readonly terms: readonly Token[]
  /** The term for the compound that a word of a query is a piece of. */
  readonly compound?: string
}

/**
 * Splits a string into index terms, which are stems. A compound becomes a term for the whole word and one for each part
 * of at least SHORTEST_PART characters: `GetEventsList` becomes `geteventslist`, `get`, `event`, `list`; `SCTE-35`
 * becomes `scte35`, `scte`, `35`. A version loses its `v`: `v5.5` becomes `5.5`.
 */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    parseWord(word).terms.map(({ term, start, end }) => {
      return { term, start: index + start, end: index + end }
    }),
  )
}

/** The distinct terms in a string. Repeated terms count once, because they say little about what a page is about. */
export function termsOf(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap(({ terms }) => terms.map(({ term }) => term)))]
}

export function wordsOf(text: string): Word[] {
  return (text.match(WORD) ?? []).map(parseWord)
}

/** The words of a query. A compound with separators is one word for each piece: `license-server`, `Send_Streams`. */
export function queryWordsOf(query: string): Word[] {
  return (query.match(WORD) ?? []).flatMap((written) => {
    const [first, ...others] = written.split(SEPARATOR).map(parseWord)
    if (first === undefined || others.length === 0) return first ?? []
    const compound = stem(fold(written))
    return [first, ...others].map((word) => ({ ...word, compound }))
  })
}

/** The words that are not stop words, joined: what names of pages are compared by. */
export function joinedContent(text: string): string {
  return joined(contentWords(wordsOf(text), NEGATIONS))
}

export function joined(words: readonly Word[]): string {
  return words.map(({ token }) => token).join('')
}

/** The smallest parts of a text, as terms: `get`, `event`, `info` for `GetEventInfo` and for `get event info`. */
export function partsOf(text: string): string[] {
  return contentWords(queryWordsOf(text)).flatMap(({ terms: [whole, ...parts] }) =>
    (parts.length > 1 ? parts : [whole]).flatMap((token) => token?.term ?? []),
  )
}

export function phraseOf(text: string): string[] {
  return wordsOf(text).map(({ token }) => stem(token))
}

export function stemsOf(text: string): string[] {
  return contentWords(wordsOf(text), NEGATIONS).map(({ token }) => stem(token))
}

/** Each word once, because pages share most of their words. */
const parseWord = remembered((written: string): Word => {
  const token = fold(written)
  const whole = { term: stem(token), start: 0, end: written.length }
  const parts = [...written.matchAll(PART)].map(({ 0: part, index }) => {
    return { term: stem(fold(part)), start: index, end: index + part.length }
  })
  const others = parts.filter(({ term }) => term.length >= SHORTEST_PART && term !== whole.term)
  return { written, token, terms: [whole, ...others] }
})

/** Removes case, accents, and the characters that join parts of a word. A version keeps its dots but loses its `v`. */
function fold(word: string): string {
  const lower = word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return VERSION.exec(lower)?.[1] ?? lower.replace(/[-_.'’]/g, '')
}

const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all an and any are as at be before been but by can cannot cant could did do does doesnt didnt dont
  for from had has have how i if in into is isnt it its me my no not of on only or our should so than that the
  their them then there these this to using via was we what when where which while who why will with wont would
  you your`.split(/\s+/),
)

/** Stop words that turn a name into a symptom: "no video" does not name the page "Video segments". */
const NEGATIONS = new Set('no not cannot cant didnt doesnt dont isnt wont'.split(' '))

/** The words that are not stop words; all words if every word is a stop word. */
export function contentWords(words: Word[], kept?: ReadonlySet<string>): Word[] {
  const meaningful = words.filter(({ token }) => !STOP_WORDS.has(token) || kept?.has(token))
  return meaningful.length > 0 ? meaningful : words
}

/** Includes unfinished endings: `ati`, `atio`, `atin`. */
const ENDING = /^([a-z]{4,}?)(?:ati(?:on?|ng?)?|ated|ate|ing|ed|ion|e)$/

/** The stem of an English word: `install` for `installs`. Words under four letters, or not only of a-z, stay. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const single = singular(word)
  return ENDING.exec(single)?.[1] ?? single
}

function singular(word: string): string {
  if (/ie[sd]$/.test(word)) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  return /[^su]s$/.test(word) && !word.endsWith('sis') ? word.slice(0, -1) : word
}
