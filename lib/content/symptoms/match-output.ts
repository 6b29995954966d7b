import type { Product } from '../search/search-record'
import { failureIn, withoutCommitMessages } from './failure-in'
import { statusSigns } from './status-signs'
import { windowsSigns } from './windows-signs'

/** URL of the file with the known outputs, without base path. */
export const KNOWN_OUTPUTS_FILE = '/known-outputs.json'

/** Maximum number of pasted characters to search; the rest is ignored. */
export const MAX_CHARACTERS = 200_000

/** Length of the pieces into which long lines are split, so that words far apart do not form a sign. */
const PIECE_LENGTH = 2000
/** Distance between the starts of pieces. It is shorter than a piece, so that pieces overlap and no sign is cut. */
const PIECE_STEP = 1500
/** Number of characters on each side of a line break in which a wrapped sign is found. */
const SEAM = 120
/** Number of lines above and below a sign in which its `near` texts count. */
const NEIGHBORS = 10

/** A table row in the documentation, with the signs that identify it in program output. */
export type KnownOutput = {
  readonly url: string
  readonly product: Product | null
  /** Title of the page that contains the row. */
  readonly page: string
  readonly symptom: string
  /** Null if the row names no cause. */
  readonly cause: string | null
  readonly action: string
  /** Texts that each fit on one line, with `…` for the variable parts. */
  readonly signs: readonly string[]
  /** HTTP statuses; `statusSigns` lists the forms in which each of them matches. */
  readonly statuses: readonly number[]
  /** Windows error numbers; `windowsSigns` lists the forms in which each of them matches. */
  readonly codes?: readonly number[] | undefined
  /** Unless the list is empty, a sign counts only if one of these texts is in its line or near it. */
  readonly near: readonly string[]
  /** Whether the row names only a consequence; such rows are listed last. */
  readonly vague: boolean
}

export type OutputMatch = {
  readonly known: KnownOutput
  /** The first line that has the row's best score. */
  readonly line: string
}

const GAP = '…'
/** Terminal color codes. */
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]{0,20}m`, 'g')
/** Lowers the score of vague rows below every other score. */
const VAGUE_PENALTY = 10_000

/** Phrases that follow each other in a line. Every word has a space on both sides. */
type Phrases = readonly string[]

/** A sign and the rows that list it. A row with `near` phrases applies only if one of them is nearby. */
type Sign = {
  readonly phrases: Phrases
  readonly rows: { readonly known: KnownOutput; readonly near: readonly Phrases[] }[]
}

type ScoredMatch = OutputMatch & { readonly score: number }

/**
 * Finds the rows with the best score for each pasted line, and returns each row once. Rows with longer signs and `near`
 * texts come first, and vague rows come last. Case and punctuation are ignored.
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

/** Groups signs by their first word, so that each line is compared with few signs. Rows with the same sign share it. */
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

/** Whether a line contains the phrases in order. Two phrases may share the space between them. */
function containsPhrases(words: string, phrases: Phrases): boolean {
  let place = 0
  return phrases.every((phrase) => {
    const start = words.indexOf(phrase, place)
    place = start + phrase.length - 1
    return start !== -1
  })
}

/** Whether a sign with a single phrase begins in a line and ends in the next one. */
function isWrapped(seam: string, next: string, [phrase = '', ...rest]: Phrases): boolean {
  return rest.length === 0 && seam.includes(phrase) && !next.includes(phrase)
}

/**
 * @returns a function that returns the length of the longest `near` phrase around a line: 0 if the row lists no
 * phrases, null if none of the listed phrases is there
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
    .map((line) => ({ line, words: wordsOf(failureIn(line.replaceAll(COLORS, ' ').trim())) }))
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

/** The reasons in a line of the Kubernetes scheduler, each with a count of nodes: `2 node(s) …, 3 Insufficient cpu`. */
function reasonsIn(line: string): string[] {
  const [, reasons] = /\bnodes are available: (.+)/.exec(line) ?? []
  const all = reasons?.split(/, (?=\d)/) ?? []
  return all.length > 1 ? all : []
}

/** The words of a text in lowercase, with a space around each word. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
