import type { Hit, MarkedText } from '../hit'
import type { Found, SearchedSection } from './section-index'
import { type Token, termsOf, tokenize } from './tokenize'

/** With a space that keeps it on the line of its word. */
const ELLIPSIS = { before: '…\u00a0', after: '\u00a0…' } as const
/** Share of words that two sections have in common when one is a copy of the other. */
const LEAST_COPIED = 0.7
/** Words shown before the first match of a snippet. */
const LEAD_WORDS = 2

type Range = { readonly start: number; readonly end: number }

/** A range of a string to mark, and the index of the query word that it matches. */
type Match = Range & { readonly word: number }

/** Finds the matches of query words. */
type FindMatches = (text: string) => Match[]

export function hitOf(section: SearchedSection, findMatches: FindMatches, words: number): Hit {
  const { page, level, headings, passages } = section
  const mark = (text: string) => pieces(text, findMatches(text))
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

/** A page found by its title is shown with its summary, one found by all of its sections with what they say. */
function pagePassages({ page, passages }: SearchedSection, findMatches: FindMatches): string[] {
  const own = [page.description, ...passages]
  return own.some((text) => findMatches(text).length > 0)
    ? own
    : [...own, ...page.sections.flatMap(([, , , , ...inSection]) => inSection)]
}

/** Leaves out sections that repeat one of another page of the product, save for a name or two: the first is kept. */
export function withoutCopies(found: readonly SearchedSection[]): SearchedSection[] {
  const known = new Map<string, ReadonlySet<string>[]>()
  return found.filter((section) => {
    if (section.level === 0 || section.passages.length === 0) return true
    const key = `${section.page.product} ${section.heading}`
    const alike = known.get(key) ?? []
    const terms = termsIn(section)
    known.set(key, [...alike, terms])
    return !alike.some((other) => {
      const common = [...terms].filter((term) => other.has(term)).length
      return common >= LEAST_COPIED * Math.max(terms.size, other.size)
    })
  })
}

/** Terms of sections that have been compared: the next key mostly finds the same ones. */
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
      // A compound precedes its parts: where it matches, they add nothing.
      if (word === undefined || start < (last?.end ?? 0)) continue
      if (last?.end === start) matches[matches.length - 1] = { ...last, end }
      else matches.push({ start, end, word })
    }
    return matches
  }
}

/** The tokens of a phrase, wherever its words are adjacent. */
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

/** That many words of the passage that holds most of the query; an ellipsis where something is left out. */
function snippetOf(
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

/** Index of the first word of the best snippet: the window with the most query words, after a few words of context. */
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
