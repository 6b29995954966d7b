import { CELL_SEPARATOR } from '../../content/search/row-text'
import type { Hit, MarkedText } from '../search-client'
import type { IndexedPage } from '../search-index'
import { tokenize } from './tokenize'

export type SearchedSection = {
  readonly page: IndexedPage
  /** 0 for the page itself, 1 for an H2, and so on. */
  readonly level: number
  readonly anchor: string
  readonly heading: string
  /** Headings from the H2 down, ending with the section's heading if it has one; empty for the page itself. */
  readonly headings: readonly string[]
  readonly names: string
  readonly passages: readonly string[]
}

/** The nonbreaking space keeps the ellipsis on the same line as the word next to it. */
const ELLIPSIS = { before: '…\u00a0', after: '\u00a0…' } as const
/** Number of words before the first match in a snippet that cannot start with a sentence or a table cell. */
const LEAD_WORDS = 2
/** The end of a sentence or of a table cell. Commands, file names, and labels of tabs end otherwise. */
const END = /[.:?!·]$/

type Range = { readonly start: number; readonly end: number }

type Word = Range & { readonly text: string }

/** A range to mark. `word` is the index of the matching query word. */
type Match = Range & { readonly word: number }

export type FindMatches = (text: string) => Match[]

/** For each word of a query, the phrases to mark, as index terms. */
type QueryWords = readonly (readonly (readonly string[])[])[]

export function hitOf(section: SearchedSection, words: QueryWords, snippetWords: number): Hit {
  const findMatches = matcherOf(words)
  const { page, level, anchor, headings, passages } = section
  const mark = (text: string) => splitAtMatches(text, findMatches(text))
  const url = anchor === '' ? page.route : `${page.route}#${anchor}`
  const isPage = level === 0
  const texts = isPage ? [page.description, ...passages] : passages
  const best = bestPassage(texts, findMatches, words.length)
  // A page that has the query only as a keyword shows the first match of its sections.
  const isNamed = !isPage || best.matches.length > 0 || findMatches(page.title).length > 0
  const others = isNamed ? [] : page.sections.flatMap(([, , , , ...passages]) => passages)
  const first = bestPassage(others, findMatches, 1)
  return {
    id: url,
    url,
    page: { title: mark(page.title), product: page.product },
    headings: headings.map(mark),
    snippet: snippetOf(first.matches.length > 0 ? first : best, snippetWords),
  }
}

export function matcherOf(words: QueryWords): FindMatches {
  const known = words.flatMap((phrases, word) => phrases.map((terms) => ({ terms, word })))
  return (text) => {
    const matches: Match[] = []
    const tokens = tokenize(text)
    for (const [index, { start }] of tokens.entries()) {
      const last = matches.at(-1)
      // A compound precedes its parts; if the compound matches, its parts are skipped.
      if (start < (last?.end ?? 0)) continue
      const found = known.find(({ terms }) =>
        terms.every((term, offset) => tokens[index + offset]?.term === term),
      )
      if (found === undefined) continue
      const end = tokens[index + found.terms.length - 1]?.end ?? start
      if (last?.end === start) matches[matches.length - 1] = { ...last, end }
      else matches.push({ start, end, word: found.word })
    }
    return matches
  }
}

type Passage = { readonly text: string; readonly matches: readonly Match[] }

/**
 * The first passage with all words of the query; without one, the first of those with the most. Sentences and table
 * rows come before commands and values of the form, which say less about their section.
 */
function bestPassage(texts: readonly string[], findMatches: FindMatches, words: number): Passage {
  const isProse = (text: string) =>
    text[0] !== '<' && (END.test(text.slice(-1)) || text.includes(CELL_SEPARATOR))
  const ordered = [...texts.filter(isProse), ...texts.filter((text) => !isProse(text))]
  let best: Passage = { text: ordered[0] ?? '', matches: [] }
  for (const text of ordered) {
    const matches = findMatches(text)
    if (distinct(matches) > distinct(best.matches)) best = { text, matches }
    if (distinct(best.matches) === words) break
  }
  return best
}

/** Cuts an excerpt from a passage. An ellipsis marks omitted text at either end. */
function snippetOf({ text, matches }: Passage, wordCount: number): MarkedText {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
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

/**
 * Index in `words` where the excerpt with the most distinct query words starts: at the first of the sentences that have
 * them, else just before a match.
 */
function bestStart(words: readonly Word[], matches: readonly Match[], wordCount: number): number {
  const sentences = words.flatMap((_, at) => (END.test(words[at - 1]?.text ?? '.') ? [at] : []))
  const leads = matches.map((match) => {
    const lead = words.findIndex(({ end }) => end > match.start) - LEAD_WORDS
    return Math.max(0, Math.min(lead, words.length - wordCount))
  })
  const starts = [...sentences, ...leads]
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
