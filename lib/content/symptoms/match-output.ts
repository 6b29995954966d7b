import type { Product } from '../search/search-record'
import { failureIn, withoutCommitMessages } from './failure-in'
import { statusSigns } from './status-signs'
import { windowsSigns } from './windows-signs'

/** URL of the file of known outputs, without base path. */
export const KNOWN_OUTPUTS_FILE = '/known-outputs.json'

/** Characters of a paste that are read. */
export const MAX_CHARACTERS = 200_000

/** Characters of a long line that are read at once, so that words far apart in it do not make a sign. */
const PIECE_LENGTH = 2000
/** Two pieces share some, so that no sign is cut. */
const PIECE_STEP = 1500
/** Characters at both sides of the end of a line in which a broken sign is looked for. */
const SEAM = 120
/** Number of lines above and below a sign in which its neighboring words may occur. */
const NEIGHBORS = 10

/** A row of the documentation with the signs by which a line of output leads to it. */
export type KnownOutput = {
  readonly url: string
  readonly product: Product | null
  /** Title of the page that has it. */
  readonly page: string
  readonly symptom: string
  /** Null where the row tells none. */
  readonly cause: string | null
  readonly action: string
  /** The signs of the line, with `…` in place of the variable parts. */
  readonly signs: readonly string[]
  /** Statuses of HTTP, in all forms in which programs print them. */
  readonly statuses: readonly number[]
  /** Numbers of Windows errors, in all forms in which programs print them. */
  readonly codes?: readonly number[] | undefined
  /** A sign counts only with one of these in its line or in those around it. */
  readonly near: readonly string[]
  /** A consequence, which is listed below everything that names a cause. */
  readonly vague: boolean
}

export type OutputMatch = {
  readonly known: KnownOutput
  /** The first line that led there. */
  readonly line: string
}

const GAP = '…'
/** Colors of terminals. */
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]{0,20}m`, 'g')
/** More than any sign scores. */
const VAGUE = 10_000

/** Runs of words that follow each other in a line, each with a space around its words. */
type Phrases = readonly string[]

/** A text that leads to rows, each if one of the phrases beside it is near. */
type Sign = {
  readonly phrases: Phrases
  readonly rows: { readonly known: KnownOutput; readonly near: readonly Phrases[] }[]
}

type Found = OutputMatch & { readonly score: number }

/**
 * Finds the rows that the lines of a paste lead to: first those that name a cause, of these the longest signs. Only words
 * count, not case nor punctuation. A line leads to the best of its rows.
 * @param product of the page that the reader is on, whose rows alone are looked at; null for all
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
  const found = new Map<string, Found>()
  for (const [index, { line, words }] of lines.entries()) {
    const seam = `${words.slice(-SEAM)}${lines[index + 1]?.words.slice(1, SEAM) ?? ''}`
    const candidates = [...new Set(words.split(' '))].flatMap((word) => signs.get(word) ?? [])
    const matches = candidates
      .filter(({ phrases }) => holds(words, phrases) || isWrapped(seam, phrases))
      .flatMap(({ phrases, rows }) =>
        rows.flatMap(({ known, near }) => {
          const nearby = scoreNear(near, index)
          const score = lengthOf(phrases) + (nearby ?? 0) - (known.vague ? VAGUE : 0)
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

/** Signs by the first of their words, which most lines do not have. Rows that have a sign in common share it. */
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

/** Whether the phrases follow each other. Two may share the space between them. */
function holds(words: string, phrases: Phrases): boolean {
  let place = 0
  return phrases.every((phrase) => {
    const start = words.indexOf(phrase, place)
    place = start + phrase.length - 1
    return start !== -1
  })
}

/** Whether a terminal broke the one phrase of a sign at the end of the line. */
function isWrapped(seam: string, [phrase = '', ...others]: Phrases): boolean {
  return others.length === 0 && seam.includes(phrase)
}

/** @returns length of the longest phrase found near a line; null when one is required and none is found */
function nearbyIn(lines: readonly { readonly words: string }[]) {
  const known = new Map<string, ReadonlySet<number>>()
  const linesAround = (phrases: Phrases) => {
    const around = new Set<number>()
    for (const [index, { words }] of lines.entries())
      if (holds(words, phrases))
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

/** In small letters, with a space around each word. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
