import type { Finding, Problem } from '../../problem'
import { PLACEHOLDER } from '../../values/placeholders'

/** All but outputs and pages, which may have any character. */
const LANGUAGES = [
  ...(['bash', 'sh', 'cmd', 'powershell', 'hcl', 'json', 'yaml', 'xml'] as const),
  ...(['csharp', 'http', 'ini', 'javascript', 'perl', 'python', 'sql', 'typescript'] as const),
] as const

export type CheckedLanguage = (typeof LANGUAGES)[number]

/** A code block of a page, as readers copy it. */
export type SourceBlock = {
  readonly language: CheckedLanguage
  readonly text: string
  /** The page, a partial, or the page whose data it is made of. */
  readonly file: string
  /** Of its first line; none for what is made of data. */
  readonly line?: number | undefined
}

/** Something wrong in a code block. */
export type BlockFinding = Finding & {
  /** Lines above it in the block. */
  readonly row: number
}

/** The language as a block names it, when it is checked. */
export function checkedLanguage(name: string | null | undefined): CheckedLanguage | undefined {
  return LANGUAGES.find((language) => language === name)
}

/** Words in place of placeholders, as long as these, so that what is found keeps its place. */
export function filledIn({ text }: SourceBlock): string {
  return text.replaceAll(PLACEHOLDER, '_$1_')
}

export function problemsIn(
  { language, file, line }: SourceBlock,
  findings: readonly BlockFinding[],
): Problem[] {
  return findings.map(({ row, ...finding }) => ({
    severity: 'error',
    file,
    line: line === undefined ? undefined : line + row,
    subject: line === undefined ? `line ${row + 1} of a block made of data,` : undefined,
    field: `code block (${language})`,
    ...finding,
  }))
}

/** A partial is on each page that uses it. */
export function uniqueBlocks(blocks: readonly SourceBlock[]): SourceBlock[] {
  return [...new Map(blocks.map((block) => [JSON.stringify(block), block])).values()]
}

/** A line of a block as messages quote it. */
export function quoted(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return `"${line.length > 60 ? `${line.slice(0, 60)}…` : line}"`
}
