import type { Finding, Problem } from '../../problem'
import { holdsPlaceholders, PLACEHOLDER } from '../../values/placeholders'

/** Outputs and page sources are excluded because they may contain any character. */
const CHECKED = ['bash', 'cmd', 'powershell', 'json', 'yaml', 'xml'] as const
const LANGUAGES = [...CHECKED, 'csharp', 'ini', 'javascript', 'python'] as const

export const SHELLS: ReadonlySet<string> = new Set(['bash', 'cmd', 'powershell'])

export type BlockLanguage = (typeof LANGUAGES)[number]

export type SourceBlock = {
  readonly language: BlockLanguage
  readonly text: string
  /** Whether each `<name>` is a value that the reader fills in, even if the language has its own angle brackets. */
  readonly hasPlaceholders?: boolean
  /** Whether a sentence above the code says what the code deletes, interrupts, or exposes. */
  readonly hasDanger?: boolean
  /** The page or partial that contains the block. For a block generated from data, the page that shows it. */
  readonly file: string
  /** Line number of the first line of `text` in the file; undefined for generated blocks. */
  readonly line?: number | undefined
}

export type BlockFinding = Finding & {
  /** Line within the block, counted from 0. */
  readonly row: number
}

export function checkedLanguage(name: string | null | undefined): BlockLanguage | undefined {
  return LANGUAGES.find((language) => language === name)
}

/** Replaces placeholders with words of the same length, so that findings keep their positions. */
export function filledIn({ text, language, hasPlaceholders }: SourceBlock): string {
  const isFilled = hasPlaceholders || holdsPlaceholders(language)
  return isFilled ? text.replaceAll(PLACEHOLDER, '_$1_') : text
}

export function problemsIn(
  { language, file, line }: SourceBlock,
  findings: readonly BlockFinding[],
): Problem[] {
  return findings.map(({ row, ...finding }) => ({
    severity: 'error',
    file,
    line: line === undefined ? undefined : line + row,
    subject: line === undefined ? `line ${row + 1} of a generated block,` : undefined,
    field: `code block (${language})`,
    ...finding,
  }))
}

/** A block in a partial appears on every page that uses the partial. */
export function uniqueBlocks(blocks: readonly SourceBlock[]): SourceBlock[] {
  return [...new Map(blocks.map((block) => [JSON.stringify(block), block])).values()]
}

export function quoted(text: string): string {
  return `"${excerpt(text)}"`
}

/** The first line of a text, or as much of it as a message can show. */
export function excerpt(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
