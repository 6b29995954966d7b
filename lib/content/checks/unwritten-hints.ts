import type { Problem } from '../problem'

/** What a template has where its writer has to write, and a page still has. */
export function unwrittenHints(source: string, file: string): Problem[] {
  return [...source.matchAll(/\*\*Write:\*\* (.*)/g)].map(([, words]) => {
    const finding = { found: 'a hint of a new page', expected: `your words: ${words}` }
    return { severity: 'error', file, field: 'text', ...finding }
  })
}
