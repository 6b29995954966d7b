import type { Product } from '../../site/products'
import { remembered } from '../../site/remembered'

/** A piece of a table cell: text, code, or a link. */
export type Piece = {
  readonly text: string
  readonly isCode?: boolean
  readonly href?: string
  /** Number of the step that the link leads to. */
  readonly step?: number
}

/** A table row that explains program output. */
export type KnownOutput = {
  readonly url: string
  readonly product: Product | null
  readonly page: string
  readonly symptom: string
  /** Empty if the row names no cause. */
  readonly cause: readonly Piece[]
  readonly action: readonly Piece[]
  /** Texts with `…` for variable parts within one line, and numbers such as `http401` and `windows53`. */
  readonly signs: readonly string[]
  /** If the list is not empty, a sign counts only if one of these texts is at most `NEIGHBORS` lines away. */
  readonly near: readonly string[]
  /** True if the row names only a consequence of the failure. Vague rows are listed last. */
  readonly vague: boolean
  /** True if the row holds for every program or server. The match then names the host in the output. */
  readonly general: boolean
}

/** The fields of a row that `matchOutput` compares with text. */
export type SignedRow = Omit<KnownOutput, 'page' | 'symptom' | 'cause' | 'action'>

/** A row, with the first of the lines that match it best. */
export type OutputMatch<Row extends SignedRow = KnownOutput> = {
  readonly known: Row
  readonly line: string
  /** Number of the line, starting at 1. */
  readonly number: number
  /** The server that is named in or next to the line of a general row. */
  readonly host?: string | undefined
}

/** Maximum length of program output, in characters. `matchOutput` ignores the rest. */
export const MAX_CHARACTERS = 200_000
const NEIGHBORS = 10
/** Larger than the score of any sign, so that vague rows rank below all others. */
const VAGUE_PENALTY = 10_000
/** Lines between the status that a server answers and the line with its URL. */
const NEXT_TO = 2
const SERVER = /\bhttps?:\/\/(?:[^\s/@"'<>]*@)?([\w.-]*\w)/i
const TERMINAL_COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]{0,20}m`, 'g')

/**
 * Lines that only mention a failure: comments, except the resources of Terraform's plans, options in a help text,
 * searches, code, and full snap packages.
 */
const HARMLESS =
  /^(?:#(?! \S+\.\S+ (?:is|must be|will be) ) |\/\/ |--?[a-z][\w-]*[ ,=]|.*\| ?grep |if err\b|\/dev\/loop\d)/i
/**
 * A false or zero property, such as `error: null` or `failed: 0`, a plan that destroys nothing, and the last cell of a
 * table row if it is 0.
 */
const NEGATED =
  /\b0 to destroy\b|\b\w+["}]*\s*(?:[:=]\s*(?:false|null|0(?: times)?)(?=\s*(?:[,;)}\]]|\(0|$))|[|│}]\s*0\s*[|│]?\s*$)/g
/** An error of MySQL with its state: another program has other errors of this number. */
const MYSQL = /\berror \d{4} \(\w{5}\)/g

/** Forms in which programs print an HTTP status or a Windows error number, in the words of a line. */
const NUMBERS = [
  / (?:http(?: \d){0,2}|\w*error|\w*code|status|request failed) (?<http>[45]\d\d)(?= )/g,
  / (?<http>[45]\d\d) (?:bad|(?:un)?auth\w*|forbidden|not|method|conflict|length) /g,
  / (?<http>[45]\d\d) (?:too many|internal|service|gateway|client|server) /g,
  / (?:system error|systemfehler|système|sistema|エラー|发生系统错误) (?<windows>\d+)(?= )/g,
  / (?:winerror|win32\w*(?: exit code)?|sc \w+ failed) (?<windows>\d+)(?= )/g,
  / (?:socketexception|err(?:or|no)(?: code| number)?) (?<windows>1\d{4})(?= )/g,
  / (?<windows>\d+) 0x0000[\da-f]{4} /g,
]

/**
 * Finds the rows with the best score for each line, and returns each row once. Rows with longer signs and `near` texts
 * come first, and vague rows come last. The comparison with signs ignores case and punctuation.
 * @param product the product whose rows are searched; null for all products
 */
export function matchOutput<Row extends SignedRow>(
  text: string,
  knownOutputs: readonly Row[],
  product: Product | null,
): OutputMatch<Row>[] {
  const lines = readLines(text)
  const allWords = lines.map(({ words }) => words).join('\n')
  // Most signs occur nowhere in the text, so that each line is compared with few of them.
  const phrasesIn = (texts: readonly string[]) =>
    texts.map(parseSign).filter(({ phrases }) => contains(allWords, phrases))
  const signs = knownOutputs
    .filter((known) => product === null || known.product === product)
    .flatMap((known) => {
      const near = phrasesIn(known.near)
      return phrasesIn(known.signs).map((sign) => ({ known, near, sign }))
    })
  const found = new Map<string, OutputMatch<Row> & { readonly score: number }>()
  for (const [index, current] of lines.entries()) {
    const { line, number } = current
    const around = lines.slice(Math.max(0, index - NEIGHBORS), index + NEIGHBORS + 1)
    const matches = signs.flatMap(({ known, near, sign }) => {
      if (!hasSign(current, sign)) return []
      const close = near.filter((text) => around.some((other) => hasSign(other, text)))
      if (known.near.length > 0 && close.length === 0) return []
      const lengths = close.map(({ phrases }) => phrases.join('').length)
      const score = sign.phrases.join('').length + Math.max(0, ...lengths)
      const host = known.general ? hostNear(lines, index) : undefined
      return { known, line, number, host, score: known.vague ? score - VAGUE_PENALTY : score }
    })
    const best = Math.max(...matches.map(({ score }) => score))
    for (const match of matches)
      if (match.score === best && best > (found.get(match.known.url)?.score ?? -Infinity))
        found.set(match.known.url, match)
  }
  return [...found.values()].sort((a, b) => b.score - a.score)
}

type Line = { readonly line: string; readonly number: number; readonly words: string }
type Sign = { readonly phrases: readonly string[]; readonly identifiers: readonly RegExp[] }

/** The line itself comes first, then the lines above it, which often hold the call. */
function hostNear(lines: readonly Line[], index: number): string | undefined {
  const above = lines.slice(Math.max(0, index - NEXT_TO), index).reverse()
  const [own = [], ...below] = lines.slice(index, index + 1 + NEXT_TO)
  return [own, above, below].flat().flatMap(({ line }) => SERVER.exec(line)?.[1] ?? [])[0]
}

/** The line of a message in YAML, and each line onto which it wraps. */
const WRAPPED_MESSAGE = /^[ -]*message: \S[^\n]*(?:\n {4,}(?!- |[\w.-]+:(?: |$))\S[^\n]*)+/

/** Cuts long lines, and adds messages that YAML wraps, and each reason in a message of the Kubernetes scheduler. */
function readLines(text: string): Line[] {
  const plain = text.slice(0, MAX_CHARACTERS).replaceAll(TERMINAL_COLORS, ' ')
  return plain.split('\n').flatMap((whole, index, all) =>
    [...(whole.match(/\S.{0,2000}/g) ?? []), ...wrappedMessage(all.slice(index, index + 6))]
      .flatMap((line) =>
        /nodes are available/.test(line) ? [line, ...line.split(/, (?=\d)/)] : line,
      )
      .map((line) => {
        const words = HARMLESS.test(line) ? ' ' : outputWords(line.replace(NEGATED, ' '))
        const numbers = NUMBERS.flatMap((form) => [...words.matchAll(form)])
          .flatMap(({ groups }) => Object.entries(groups ?? {}))
          .map(([kind, number]) => `${kind}${number} `)
        return { line, number: index + 1, words: words + numbers.join('') }
      }),
  )
}

function wrappedMessage(lines: readonly string[]): string[] {
  const [message] = WRAPPED_MESSAGE.exec(lines.join('\n')) ?? []
  return message === undefined ? [] : [message.trim().replaceAll(/\s+/g, ' ')]
}

/** Puts a space on both sides of each word. A Windows error in hexadecimal form becomes its number. */
function outputWords(text: string): string {
  return ` ${text} `
    .toLowerCase()
    .replace(MYSQL, ' ')
    .replace(/0x8007([\da-f]{4})\b/g, (_, hex: string) => `winerror ${Number.parseInt(hex, 16)}`)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}

const parseSign = remembered((text: string): Sign => {
  // A state such as `ROLLBACK_COMPLETE` is not part of `UPDATE_ROLLBACK_COMPLETE`, which has other causes.
  const names = text.match(/\w*_\w*/g) ?? []
  const identifiers = names.map((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`, 'i'))
  return { phrases: text.split('…').map(outputWords), identifiers }
})

function hasSign({ line, words }: Line, { phrases, identifiers }: Sign): boolean {
  return contains(words, phrases) && identifiers.every((name) => name.test(line))
}

/** Whether a text contains the phrases in this order. */
function contains(words: string, phrases: readonly string[]): boolean {
  let place = 0
  return phrases.every((phrase) => {
    const start = words.indexOf(phrase, place)
    place = start + phrase.length - 1
    return start !== -1
  })
}
