import type { Hit, MarkedText } from '../search-client'
import type { Found, SearchedSection } from './section-index'
import { type Token, termsOf, tokenize } from './tokenize'

/** The nonbreaking space keeps the ellipsis on the same line as the word next to it. */
const ELLIPSIS = { before: '…\u00a0', after: '\u00a0…' } as const
/** Two sections count as copies if they have at least this share of the longer section's distinct terms in common. */
const COPY_SHARE = 0.7
/** Number of words before the first match in a snippet, unless the text begins or ends too close to the match. */
const LEAD_WORDS = 2

type Range = { readonly start: number; readonly end: number }

/** A range to mark. `word` is the index of the matching query word. */
type Match = Range & { readonly word: number }

type FindMatches = (text: string) => Match[]

export function hitOf(section: SearchedSection, findMatches: FindMatches, words: number): Hit {
  const { page, level, headings, passages } = section
  const mark = (text: string) => splitAtMatches(text, findMatches(text))
  const texts = level === 0 ? pagePassages(section, findMatches) : passages
  const url = urlOf(section)
  return {
    id: url,
    url,
    page: { title: mark(page.title), product: page.product },
    headings: headings.map(mark),
    snippet: snippetOf(texts, findMatches, words),
  }
}

export function urlOf({ page, anchor }: SearchedSection): string {
  return anchor === '' ? page.route : `${page.route}#${anchor}`
}

function pagePassages({ page, passages }: SearchedSection, findMatches: FindMatches): string[] {
  const introduction = [page.description, ...passages]
  return introduction.some((text) => findMatches(text).length > 0)
    ? introduction
    : [...introduction, ...page.sections.flatMap(([, , , , ...inSection]) => inSection)]
}

/** Removes sections, but not pages, whose text nearly repeats an earlier section with the same product and heading. */
export function withoutCopies(found: readonly SearchedSection[]): SearchedSection[] {
  const known = new Map<string, ReadonlySet<string>[]>()
  return found.filter((section) => {
    if (section.level === 0 || section.passages.length === 0) return true
    const key = `${section.page.product} ${section.heading}`
    const alike = known.get(key) ?? []
    const terms = termsIn(section)
    known.set(key, [...alike, terms])
    return !alike.some((earlier) => {
      const common = [...terms].filter((term) => earlier.has(term)).length
      return common >= COPY_SHARE * Math.max(terms.size, earlier.size)
    })
  })
}

/** Terms of sections, cached because the next keystroke finds mostly the same sections. */
const knownTerms = new WeakMap<SearchedSection, ReadonlySet<string>>()

function termsIn(section: SearchedSection): ReadonlySet<string> {
  const terms = knownTerms.get(section) ?? new Set(section.passages.flatMap(termsOf))
  knownTerms.set(section, terms)
  return terms
}

export function matcherOf(words: readonly Pick<Found, 'terms'>[]): FindMatches {
  const wordOf = new Map<string, number>()
  const phrases: { readonly stems: readonly string[]; readonly word: number }[] = []
  for (const [word, { terms }] of [...words.entries()].reverse())
    for (const term of terms)
      if (term.includes(' ')) phrases.push({ stems: term.split(' '), word })
      else wordOf.set(term, word)
  return (text) => {
    const tokens = tokenize(text)
    const inPhrases = new Map<Token, number>()
    for (const { stems, word } of phrases)
      for (const token of phraseTokens(tokens, stems)) inPhrases.set(token, word)
    const matches: Match[] = []
    for (const token of tokens) {
      const { term, start, end } = token
      const word = wordOf.get(term) ?? inPhrases.get(token)
      const last = matches.at(-1)
      // A compound precedes its parts; if the compound matches, its parts are skipped.
      if (word === undefined || start < (last?.end ?? 0)) continue
      if (last?.end === start) matches[matches.length - 1] = { ...last, end }
      else matches.push({ start, end, word })
    }
    return matches
  }
}

function phraseTokens(tokens: readonly Token[], stems: readonly string[]): Token[] {
  return tokens.flatMap((first, index) => {
    if (first.term !== stems[0]) return []
    const found = [first]
    for (const stem of stems.slice(1)) {
      const end = found.at(-1)?.end ?? 0
      const next = tokens.slice(index).find((token) => token.start >= end)
      const match = tokens.find((token) => token.start === next?.start && token.term === stem)
      if (match === undefined) return []
      found.push(match)
    }
    return found
  })
}

/**
 * Cuts an excerpt from the passage with the most distinct query words. An ellipsis marks omitted text at either end.
 */
function snippetOf(
  passages: readonly string[],
  findMatches: FindMatches,
  wordCount: number,
): MarkedText {
  const counts = passages.map((passage) => distinct(findMatches(passage)))
  const text = passages[counts.indexOf(Math.max(...counts))] ?? ''
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const matches = findMatches(text)
  const first = bestStart(words, matches, wordCount)
  const excerpt = words.slice(first, first + wordCount)
  return [
    ...(first > 0 ? [{ text: ELLIPSIS.before, isMatch: false }] : []),
    ...splitAtMatches(text, matches, excerpt[0]?.start, excerpt.at(-1)?.end),
    ...(first + wordCount < words.length ? [{ text: ELLIPSIS.after, isMatch: false }] : []),
  ]
}

function distinct(matches: readonly Match[]): number {
  return new Set(matches.map(({ word }) => word)).size
}

/** Index in `words` where the excerpt with the most distinct query words starts; 0 if the text has no match. */
function bestStart(words: readonly Range[], matches: readonly Match[], wordCount: number): number {
  const starts = matches.map((match) => {
    const lead = words.findIndex(({ end }) => end > match.start) - LEAD_WORDS
    return Math.max(0, Math.min(lead, words.length - wordCount))
  })
  const counts = starts.map((start) => {
    const end = words[start + wordCount - 1]?.end ?? Number.POSITIVE_INFINITY
    const from = words[start]?.start ?? 0
    return distinct(matches.filter((match) => match.start >= from && match.end <= end))
  })
  return starts[counts.indexOf(Math.max(...counts))] ?? 0
}

function splitAtMatches(
  text: string,
  matches: readonly Match[],
  start = 0,
  end = text.length,
): MarkedText {
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
