import type { MarkedText } from '../hit'
import type { Found } from './section-index'
import { tokenize } from './tokenize'

/** With a space that keeps it on the line of its word. */
const ELLIPSIS = { before: '…\u00a0', after: '\u00a0…' } as const
/** Words shown before the first match of a snippet. */
const LEAD_WORDS = 2

type Range = { readonly start: number; readonly end: number }

/** A range of a string to mark, and the place of the word of the query it stands for. */
type Match = Range & { readonly word: number }

/** Finds what stands for the words of a query. */
export type FindMatches = (text: string) => Match[]

export function matcherOf(words: readonly Pick<Found, 'terms'>[]): FindMatches {
  const entries = words.flatMap(({ terms }, word) =>
    [...terms].map((term) => [term, word] as const),
  )
  const wordOf = new Map(entries.reverse())
  return (text) => {
    const matches: Match[] = []
    for (const { term, start, end } of tokenize(text)) {
      const word = wordOf.get(term)
      const last = matches.at(-1)
      // A compound precedes its parts: where it matches, they add nothing.
      if (word === undefined || start < (last?.end ?? 0)) continue
      if (last?.end === start) matches[matches.length - 1] = { ...last, end }
      else matches.push({ start, end, word })
    }
    return matches
  }
}

export function markMatches(text: string, findMatches: FindMatches): MarkedText {
  return pieces(text, findMatches(text))
}

/** That many words of the passage that holds most of the query; an ellipsis where something is left out. */
export function snippetOf(
  passages: readonly string[],
  findMatches: FindMatches,
  wordCount: number,
): MarkedText {
  const held = passages.map((passage) => distinct(findMatches(passage)))
  const text = passages[held.indexOf(Math.max(...held))] ?? ''
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const matches = findMatches(text)
  const first = bestStart(words, matches, wordCount)
  const shown = words.slice(first, first + wordCount)
  return [
    ...(first > 0 ? [{ text: ELLIPSIS.before, isMatch: false }] : []),
    ...pieces(text, matches, shown[0]?.start, shown.at(-1)?.end),
    ...(first + wordCount < words.length ? [{ text: ELLIPSIS.after, isMatch: false }] : []),
  ]
}

function distinct(matches: readonly Match[]): number {
  return new Set(matches.map(({ word }) => word)).size
}

/** The place of the first word of the window that holds the most words of the query, opened by a few words of lead. */
function bestStart(words: readonly Range[], matches: readonly Match[], wordCount: number): number {
  const starts = matches.map((match) => {
    const lead = words.findIndex(({ end }) => end > match.start) - LEAD_WORDS
    return Math.max(0, Math.min(lead, words.length - wordCount))
  })
  const held = starts.map((start) => {
    const end = words[start + wordCount - 1]?.end ?? Number.POSITIVE_INFINITY
    const from = words[start]?.start ?? 0
    return distinct(matches.filter((match) => match.start >= from && match.end <= end))
  })
  return starts[held.indexOf(Math.max(...held))] ?? 0
}

function pieces(text: string, matches: readonly Match[], start = 0, end = text.length): MarkedText {
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
