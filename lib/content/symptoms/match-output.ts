import type { Product } from '../search/search-record'
import { statusSigns, windowsSigns } from './code-signs'
import { failureIn, withoutCommitMessages } from './failure-in'

/** URL without the base path. */
export const KNOWN_OUTPUTS_FILE = '/known-outputs.json'

/** Maximum length of program output, in characters. `matchOutput` ignores the rest. */
export const MAX_CHARACTERS = 200_000

/** Length, in characters, of the pieces of a long line. Phrases farther apart than this cannot match one sign. */
const PIECE_LENGTH = 2000
/** Distance between the starts of two pieces. Pieces overlap, so that the end of a piece does not cut a short match. */
const PIECE_STEP = 1500
/** Number of characters searched on each side of a line break for a sign that wraps to the next line. */
const SEAM = 120
/** Number of lines above and below a sign in which its `near` texts count. */
const NEIGHBORS = 10

/** A table row that explains program output, with the signs that identify the output. */
export type KnownOutput = {
  readonly url: string
  readonly product: Product | null
  readonly page: string
  readonly symptom: string
  readonly cause: string | null
  readonly action: string
  /** Texts with `…` for variable parts. The parts on both sides of a `…` must be in the same line. */
  readonly signs: readonly string[]
  readonly statuses: readonly number[]
  readonly codes?: readonly number[] | undefined
  /** If the list is not empty, a sign counts only if one of these texts is at most `NEIGHBORS` lines away. */
  readonly near: readonly string[]
  /** True if the row names only a consequence of the failure. Vague rows are listed last. */
  readonly vague: boolean
}

export type OutputMatch = {
  readonly known: KnownOutput
  /**
   * The line that matches the row best. Lines that match another row better do not count; of equally good lines, this
   * is the first.
   */
  readonly line: string
}

const GAP = '…'
const TERMINAL_COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]{0,20}m`, 'g')
/** Larger than the score of any sign, so that vague rows rank below all others. */
const VAGUE_PENALTY = 10_000

/** Phrases in the order in which they must occur in a line. Every word has a space on both sides. */
type Phrases = readonly string[]

type Sign = {
  readonly phrases: Phrases
  readonly rows: { readonly known: KnownOutput; readonly near: readonly Phrases[] }[]
}

type ScoredMatch = OutputMatch & { readonly score: number }

/**
 * Finds the rows with the best score for each line, and returns each row once. Rows with longer signs and `near` texts
 * come first, and vague rows come last. The comparison with signs ignores case and punctuation.
 * @param product the product whose rows are searched; null for all products
 */
export function matchOutput(
  text: string,
  knownOutputs: readonly KnownOutput[],
  product: Product | null,
): OutputMatch[] {
  const signs = signsByWord(
    knownOutputs.filter((known) => product === null || known.product === product),
  )
  const lines = readLines(text)
  const scoreNear = nearbyIn(lines)
  const found = new Map<string, ScoredMatch>()
  for (const [index, { line, words }] of lines.entries()) {
    const next = lines[index + 1]?.words ?? ''
    const seam = `${words.slice(-SEAM)}${next.slice(1, SEAM)}`
    const candidates = [...new Set(words.split(' '))].flatMap((word) => signs.get(word) ?? [])
    const matches = candidates
      .filter(({ phrases }) => containsPhrases(words, phrases) || isWrapped(seam, next, phrases))
      .flatMap(({ phrases, rows }) =>
        rows.flatMap(({ known, near }) => {
          const nearby = scoreNear(near, index)
          const score = lengthOf(phrases) + (nearby ?? 0) - (known.vague ? VAGUE_PENALTY : 0)
          return nearby === null ? [] : { known, line, score }
        }),
      )
    const best = Math.max(...matches.map(({ score }) => score))
    for (const match of matches)
      if (match.score === best && best > (found.get(match.known.url)?.score ?? -Infinity))
        found.set(match.known.url, match)
  }
  return [...found.values()].sort((a, b) => b.score - a.score)
}

/** Groups signs by their first word, so that each line is compared with few signs. */
function signsByWord(knownOutputs: readonly KnownOutput[]): Map<string, Sign[]> {
  const signs = new Map<string, Sign>()
  for (const known of knownOutputs) {
    const near = known.near.map(phrasesOf)
    for (const text of [
      ...known.signs,
      ...known.statuses.flatMap(statusSigns),
      ...(known.codes ?? []).flatMap(windowsSigns),
    ]) {
      const phrases = phrasesOf(text)
      const key = phrases.join(GAP)
      const sign = signs.get(key) ?? { phrases, rows: [] }
      sign.rows.push({ known, near })
      signs.set(key, sign)
    }
  }
  const byWord = new Map<string, Sign[]>()
  for (const sign of signs.values()) {
    const [, word = ''] = (sign.phrases[0] ?? '').split(' ')
    byWord.set(word, [...(byWord.get(word) ?? []), sign])
  }
  return byWord
}

function phrasesOf(text: string): Phrases {
  return text
    .split(GAP)
    .map(wordsOf)
    .filter((phrase) => phrase.trim() !== '')
}

function lengthOf(phrases: Phrases): number {
  return phrases.join('').length
}

/** Whether a line contains the phrases in order. Consecutive phrases may share the space between them. */
function containsPhrases(words: string, phrases: Phrases): boolean {
  let place = 0
  return phrases.every((phrase) => {
    const start = words.indexOf(phrase, place)
    place = start + phrase.length - 1
    return start !== -1
  })
}

/** Whether a sign without `…` wraps to the next line. Call only if the first line does not contain the sign. */
function isWrapped(seam: string, next: string, [phrase = '', ...rest]: Phrases): boolean {
  return rest.length === 0 && seam.includes(phrase) && !next.includes(phrase)
}

/**
 * @returns a function that returns the length of the longest `near` text around a line: 0 if `near` is empty, null if
 * none of its texts is there
 */
function nearbyIn(lines: readonly { readonly words: string }[]) {
  const known = new Map<string, ReadonlySet<number>>()
  const linesAround = (phrases: Phrases) => {
    const around = new Set<number>()
    for (const [index, { words }] of lines.entries())
      if (containsPhrases(words, phrases))
        for (let place = index - NEIGHBORS; place <= index + NEIGHBORS; place += 1)
          around.add(place)
    return around
  }
  return (near: readonly Phrases[], index: number): number | null => {
    const lengths = near
      .filter((phrases) => {
        const key = phrases.join(GAP)
        const around = known.get(key) ?? linesAround(phrases)
        known.set(key, around)
        return around.has(index)
      })
      .map(lengthOf)
    if (near.length === 0) return 0
    return lengths.length === 0 ? null : Math.max(...lengths)
  }
}

function readLines(text: string): { line: string; words: string }[] {
  return withoutCommitMessages(text.slice(0, MAX_CHARACTERS).split(/[\r\n]+/))
    .flatMap(piecesOf)
    .flatMap((line) => [line, ...reasonsIn(line)])
    .map((line) => ({
      line,
      words: wordsOf(failureIn(line.replaceAll(TERMINAL_COLORS, ' ').trim())),
    }))
}

function piecesOf(line: string): string[] {
  const trimmed = line.trim()
  if (trimmed === '') return []
  const pieces = [trimmed.slice(0, PIECE_LENGTH)]
  for (
    let start = PIECE_STEP;
    start + PIECE_LENGTH - PIECE_STEP < trimmed.length;
    start += PIECE_STEP
  )
    pieces.push(trimmed.slice(start, start + PIECE_LENGTH))
  return pieces
}

/** The reasons in a Kubernetes scheduler message, such as `3 Insufficient cpu`. Empty if there is only one reason. */
function reasonsIn(line: string): string[] {
  const [, reasons] = /\bnodes are available: (.+)/.exec(line) ?? []
  const all = reasons?.split(/, (?=\d)/) ?? []
  return all.length > 1 ? all : []
}

function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
