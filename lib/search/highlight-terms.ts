import type { Hit } from './hit'

/** A range of a string: from `start` up to, but not including, `end`. */
export type TextRange = { readonly start: number; readonly end: number }

const MOST_TERMS = 12

/**
 * The words to highlight on the page of a hit: those that matched, as the page writes them, so that a misspelt query
 * finds them too; else those of the query.
 */
export function highlightTerms(hit: Hit, query: string): readonly string[] {
  const matches = [hit.page.title, ...hit.headings, hit.snippet]
    .flat()
    .filter((part) => part.isMatch)
    .map((part) => part.text.trim().toLowerCase())
  const words = matches.length > 0 ? matches : query.toLowerCase().split(/\s+/)
  return [...new Set(words)].filter((word) => word !== '').slice(0, MOST_TERMS)
}

/** Where terms occur in a string: at the start of a word or of a hump in a name, short ones as whole words only. */
export function findTerms(text: string, terms: readonly string[]): readonly TextRange[] {
  const lower = text.toLowerCase()
  // Lower case can be longer, such as that of İ; then positions would not agree.
  if (lower.length !== text.length) return []
  const ranges = terms.flatMap((term) => findTerm(text, lower, term))
  return withoutOverlaps(ranges)
}

const SHORT_TERM_LENGTH = 2

function findTerm(text: string, lower: string, term: string): TextRange[] {
  const ranges: TextRange[] = []
  for (let start = lower.indexOf(term); start !== -1; start = lower.indexOf(term, start + 1)) {
    const end = start + term.length
    const isWhole = !isWordPart(lower[end]) || !isWordPart(lower[end - 1])
    if (startsWord(text, start) && (isWhole || term.length > SHORT_TERM_LENGTH))
      ranges.push({ start, end })
  }
  return ranges
}

function startsWord(text: string, start: number): boolean {
  const before = text[start - 1]
  const first = text[start]
  if (!isWordPart(before) || !isWordPart(first)) return true
  return /\p{Ll}|\d/u.test(before ?? '') && /\p{Lu}/u.test(first ?? '')
}

function isWordPart(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}

function withoutOverlaps(ranges: readonly TextRange[]): readonly TextRange[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return sorted.filter((range) => {
    if (range.start < end) return false
    end = range.end
    return true
  })
}
