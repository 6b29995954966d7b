import type { MarkedText } from '../hit'
import type { QueryTerm } from './query-plan'
import { tokenize } from './tokenize'

/** With a space that keeps it on the line of its word. */
const ELLIPSIS = { before: '…\u00a0', after: '\u00a0…' } as const
/** Words shown before the first match of a snippet. */
const LEAD_WORDS = 2

/** A range of a string to mark, and the word of the query it stands for. */
type Match = { readonly start: number; readonly end: number; readonly queryTerm: number }

/** Finds what stands for the words of a query. */
export type FindMatches = (text: string) => Match[]

export function matcherOf(queryTerms: readonly QueryTerm[]): FindMatches {
  const queryTermOf = new Map<string, number>()
  queryTerms.forEach((queryTerm, index) => {
    for (const { terms } of queryTerm.alternatives)
      for (const term of terms) if (!queryTermOf.has(term)) queryTermOf.set(term, index)
  })
  return (text) => {
    const matches: Match[] = []
    for (const { term, start, end } of tokenize(text)) {
      const queryTerm = queryTermOf.get(term)
      const last = matches.at(-1)
      // A compound precedes its parts: where it matches, they add nothing.
      if (queryTerm === undefined || start < (last?.end ?? 0)) continue
      if (last?.end === start) matches[matches.length - 1] = { ...last, end }
      else matches.push({ start, end, queryTerm })
    }
    return matches
  }
}

/** A whole string, in pieces. */
export function markMatches(text: string, findMatches: FindMatches): MarkedText {
  return pieces(text, findMatches(text), 0, text.length)
}

/** That many words around the densest matches of a string; an ellipsis where something is left out. */
export function snippetOf(text: string, findMatches: FindMatches, wordCount: number): MarkedText {
  const words = [...text.matchAll(/\S+/g)].map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
  }))
  const matches = findMatches(text)
  const first = bestStart(words, matches, wordCount)
  const shown = words.slice(first, first + wordCount)
  return [
    ...(first > 0 ? [{ text: ELLIPSIS.before, isMatch: false }] : []),
    ...pieces(text, matches, shown[0]?.start ?? 0, shown.at(-1)?.end ?? 0),
    ...(first + wordCount < words.length ? [{ text: ELLIPSIS.after, isMatch: false }] : []),
  ]
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
    const value = new Set(inside.map(({ queryTerm }) => queryTerm)).size + inside.length / 100
    if (value > best.value) {
      const last = words.findIndex((word) => word.end >= (inside.at(-1)?.end ?? 0))
      const lead = Math.min(LEAD_WORDS, wordCount - 1 - (last - at))
      best = { start: Math.max(0, at - Math.max(0, lead)), value }
    }
  }
  return Math.min(best.start, latest)
}

function pieces(text: string, matches: readonly Match[], start: number, end: number): MarkedText {
  const parts = []
  let at = start
  for (const match of matches) {
    if (match.start < at || match.end > end) continue
    parts.push({ text: text.slice(at, match.start), isMatch: false })
    parts.push({ text: text.slice(match.start, match.end), isMatch: true })
    at = match.end
  }
  parts.push({ text: text.slice(at, end), isMatch: false })
  return parts.filter((part) => part.text !== '')
}
