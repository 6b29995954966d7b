import type { Problem } from '../problem'

/** What a new page has where its writer has to write; the preview shows it. */
export function hint(text: string): string {
  return `**Write:** ${text}`
}

const HINT = /\*\*Write:\*\* (.*)/

/** The hints that are still in a page. */
export function unwrittenHints(source: string, file: string): Problem[] {
  return source.split('\n').flatMap((line, index) => {
    const words = HINT.exec(line)?.[1]
    if (words === undefined) return []
    const found = 'a hint of a new page'
    const expected = `your words: ${words}`
    return [{ severity: 'error', file, line: index + 1, field: 'text', found, expected }]
  })
}
