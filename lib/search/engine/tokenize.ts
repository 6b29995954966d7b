/** A term of the index and its range in the string. */
export type Token = { readonly term: string; readonly start: number; readonly end: number }

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-_.'’][\p{L}\p{N}\p{M}]+)*/gu
const VERSION = /^v?(\d+(?:\.\d+)+)$/
/** `GetEventsList` at e|E and L|L, `XMLFile` at L|F, `SCTE35` at E|3. */
const PART =
  /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lt}\p{Lm}][\p{Lo}\p{Lm}\p{M}]*|\p{N}+/gu
const SHORTEST_PART = 2
const ASCII = /^[ -~]*$/
const PLAIN = /^[a-z0-9]+$/

/**
 * Splits a string into the terms of the index. A compound gives itself and its parts: `GetEventsList` gives
 * `geteventslist`, `get`, `events`, `list`; `SCTE-35` gives `scte35`, `scte`, `35`; `v5.5` gives `5.5`.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const [word] = match
    const start = match.index
    if (PLAIN.test(word) && !/[a-z]\d|\d[a-z]/.test(word)) {
      tokens.push({ term: word, start, end: start + word.length })
      continue
    }
    const token = normalizeWord(word)
    tokens.push({ term: token, start, end: start + word.length })
    for (const part of partsOf(word)) {
      if (part.term !== token)
        tokens.push({ term: part.term, start: start + part.start, end: start + part.end })
    }
  }
  return tokens
}

/** Words of a query, each as one token and split into parts. */
export function queryWords(text: string): { token: string; parts: string[] }[] {
  return [...text.matchAll(WORD)].map(([word]) => {
    const token = normalizeWord(word)
    const parts = partsOf(word).map((part) => part.term)
    return { token, parts: parts.filter((part) => part !== token) }
  })
}

/** A word without case, accents and joints; versions keep their dots. */
function normalizeWord(word: string): string {
  const lower = foldCase(word)
  const version = VERSION.exec(lower)
  return version?.[1] ?? lower.replace(/[-_.'’]/g, '')
}

function partsOf(word: string): Token[] {
  const parts: Token[] = []
  for (const match of word.matchAll(PART)) {
    const term = foldCase(match[0])
    if (term.length >= SHORTEST_PART)
      parts.push({ term, start: match.index, end: match.index + match[0].length })
  }
  return parts
}

function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
