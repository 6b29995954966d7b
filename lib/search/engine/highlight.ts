import type { FindMatches, Match } from './matcher'

/** With a space that keeps it on the line of its word. */
const ELLIPSIS = { before: '…\u00a0', after: '\u00a0…' } as const
/** Words shown before the first match of a snippet. */
const LEAD_WORDS = 2
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML: everything escaped, matches inside of `<mark>`. */
export function markMatches(text: string, findMatches: FindMatches): string {
  return printMarked(text, findMatches(text), 0, text.length)
}

/** As many words around the densest matches of a text, as HTML; an ellipsis where something is left out. */
export function snippetOf(text: string, findMatches: FindMatches, wordCount: number): string {
  const words = [...text.matchAll(/\S+/g)].map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
  }))
  const matches = findMatches(text)
  const first = bestStart(words, matches, wordCount)
  const shown = words.slice(first, first + wordCount)
  const start = shown[0]?.start ?? 0
  const end = shown.at(-1)?.end ?? 0
  const isCut = first + wordCount < words.length
  return `${first > 0 ? ELLIPSIS.before : ''}${printMarked(text, matches, start, end)}${isCut ? ELLIPSIS.after : ''}`
}

type Span = { readonly start: number; readonly end: number }

/** The first window that holds the most words of the query, opened by a few words of lead. */
function bestStart(words: readonly Span[], matches: readonly Match[], wordCount: number): number {
  const latest = Math.max(0, words.length - wordCount)
  let best = { start: 0, value: 0 }
  for (const match of matches) {
    const at = words.findIndex((word) => word.end > match.start)
    const windowEnd = words[Math.min(at + wordCount, words.length) - 1]?.end ?? 0
    const inside = matches.filter(({ start, end }) => start >= match.start && end <= windowEnd)
    const value = new Set(inside.map(({ unit }) => unit)).size + inside.length / 100
    if (value > best.value) {
      const last = words.findIndex((word) => word.end >= (inside.at(-1)?.end ?? 0))
      const lead = Math.min(LEAD_WORDS, wordCount - 1 - (last - at))
      best = { start: Math.max(0, at - Math.max(0, lead)), value }
    }
  }
  return Math.min(best.start, latest)
}

function printMarked(text: string, matches: readonly Match[], start: number, end: number): string {
  let html = ''
  let at = start
  for (const match of matches) {
    if (match.start < at || match.end > end) continue
    html += `${escapeHtml(text.slice(at, match.start))}<mark>${escapeHtml(text.slice(match.start, match.end))}</mark>`
    at = match.end
  }
  return html + escapeHtml(text.slice(at, end))
}

/** A text without any meaning as HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
