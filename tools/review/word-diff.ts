import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { escapeHtml } from '../../lib/content/html/escape-html'

/** Two texts as HTML: changed words marked, three lines around each. */
export function wordDiff(before: string, after: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-diff-'))
  try {
    const files = ['before', 'after'].map((name) => path.join(folder, name))
    for (const [index, text] of [before, after].entries()) writeFileSync(files[index] ?? '', text)
    const [, ...hunks] = difference(files).split(/^@@ .*\n/m)
    return hunks.map((hunk) => hunk.split('\n').map(marked).join('')).join('<hr>')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function difference(files: readonly string[]): string {
  const options = ['diff', '--no-index', '--no-ext-diff', '--word-diff=porcelain', '--no-color']
  try {
    return execFileSync('git', [...options, ...files], { encoding: 'utf8' })
  } catch (error) {
    // Ends with 1 when the texts differ.
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
}

/** A piece of text behind the sign that says whether it was removed or added; `~` ends a line of the text. */
function marked(piece: string): string {
  const text = escapeHtml(piece.slice(1))
  if (piece.startsWith('~')) return '\n'
  if (piece.startsWith('-')) return `<del>${text}</del>`
  return piece.startsWith('+') ? `<ins>${text}</ins>` : text
}
