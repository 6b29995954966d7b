import type { Problem } from '../problem'

/** What a new page has where its writer has to write; the preview shows it. */
export function hint(text: string): string {
  return `**Write:** ${text}`
}

/** The hints that are still in a page. */
export function unwrittenHints(source: string, file: string): Problem[] {
  return [...source.matchAll(/\*\*Write:\*\* (.*)/g)].map(([, words]) => {
    const finding = { found: 'a hint of a new page', expected: `your words: ${words}` }
    return { severity: 'error', file, field: 'text', ...finding }
  })
}
