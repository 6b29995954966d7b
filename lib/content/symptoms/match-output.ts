import type { Product } from '../search/search-record'

/** URL of the file of known outputs, without base path. */
export const KNOWN_OUTPUTS_FILE = '/known-outputs.json'

/** Characters of a paste that are read. */
export const MOST_CHARACTERS = 200_000

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
  /** What the line says, with `…` for what differs. */
  readonly signs: readonly string[]
}

export type OutputMatch = {
  readonly known: KnownOutput
  /** The first line that led there. */
  readonly line: string
}

const GAP = '…'

/**
 * Finds the rows that the lines of a paste lead to, those with the longest signs first. Only words count, not case nor
 * punctuation. Of the rows that one line leads to, the best of the reader's product stays.
 * @param product of the page that the reader is on; null where there is none
 */
export function matchOutput(
  text: string,
  knownOutputs: readonly KnownOutput[],
  product: Product | null,
): OutputMatch[] {
  const signs = knownOutputs.flatMap((known) => known.signs.map((sign) => compile(sign, known)))
  const found = new Map<KnownOutput, { line: string; score: number }>()
  for (const { line, words } of readLines(text)) {
    const matches = signs.filter(
      ({ first, pattern }) => words.includes(first) && pattern.test(words),
    )
    const own = matches.filter(({ known }) => known.product === product)
    const wanted = own.length > 0 ? own : matches
    const score = Math.max(...wanted.map((sign) => sign.score))
    for (const sign of wanted)
      if (sign.score === score && score > (found.get(sign.known)?.score ?? 0))
        found.set(sign.known, { line, score })
  }
  return [...found]
    .sort(([, a], [, b]) => b.score - a.score)
    .map(([known, { line }]) => ({ known, line }))
}

function compile(sign: string, known: KnownOutput) {
  const parts = sign
    .split(GAP)
    .map((part) => wordsOf(part).trim())
    .filter((part) => part !== '')
  return {
    known,
    first: parts[0] ?? '',
    pattern: new RegExp(` ${parts.join(' (?:.* )?')} `),
    score: parts.join('').length,
  }
}

/** Each line once. The status that curl prints stands beside the request that it answers. */
function readLines(text: string): { line: string; words: string }[] {
  let request = ''
  const lines = new Map<string, string>()
  for (const raw of text.slice(0, MOST_CHARACTERS).split(/[\r\n]+/)) {
    const line = raw.trim()
    if (/^> [A-Z]+ \//.test(line)) request = line
    const words = wordsOf(/^< HTTP/.test(line) ? `${request} ${line}` : line)
    if (!lines.has(words)) lines.set(words, line)
  }
  return [...lines].map(([words, line]) => ({ line, words }))
}

/** In small letters, with a space around each word. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
