import { CELL_SEPARATOR } from '../../content/search/row-text'
import type { Hit, MarkedText, SearchRequest } from '../search-client'
import { HIDDEN_MARK, type IndexedPage } from '../search-index'
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

/** Number of words before the first match in a snippet that cannot start with a sentence or a table cell. */
const LEAD_WORDS = 2
/** The end of a sentence or of a table cell. Commands, file names, and labels of tabs end otherwise. */
const END = /[.:?!·]$/

type Range = { readonly start: number; readonly end: number }
type Word = Range & { readonly text: string }

/** A range to mark. `word` is the index of the matching query word. */
type Match = Range & { readonly word: number }

export type FindMatches = (text: string) => Match[]

/** The phrases to mark for a word of the query, as index terms. */
export type Phrases = readonly (readonly string[])[]

/** A sign, a digit, or a capital within a word; a space for a command of several words. */
const CODE_QUERY = /[^\p{L}]|\p{Ll}\p{Lu}/u

export function hitOf(
  section: SearchedSection,
  words: readonly Phrases[],
  { query, snippetWords }: Pick<SearchRequest, 'query' | 'snippetWords'>,
): Hit {
  const { page, level, anchor, headings, passages } = section
  const findMatches = matcherOf(words)
  const mark = (text: string) => splitAtMatches(text, findMatches(text))
  const url = anchor === '' ? page.route : `${page.route}#${anchor}`
  const isPage = level === 0
  const isCode = (text: string) =>
    text[0] !== HIDDEN_MARK &&
    CODE_QUERY.test(query) &&
    text.toLowerCase().includes(query.toLowerCase())
  const best = (texts: readonly string[], count = words.length) => {
    const code = texts.filter((text) => !isProse(text) && isCode(text))
    return bestPassage([...texts.filter(isProse), ...code], findMatches, count)
  }
  const title = mark(page.title)
  const marked = headings.map(mark)
  const own = best(isPage ? [page.description, ...passages] : passages)
  const isShown = own.matches.length > 0 || [title, ...marked].flat().some(({ isMatch }) => isMatch)
  // A hit that shows none of the query's words shows the first of the page's sentences with one, or what matched.
  const other = () => {
    const further = isPage ? page.sections.flatMap(([, , , , ...texts]) => texts) : []
    const found = best(further, 1)
    if (found.matches.length > 0) return found
    const names = isPage ? [...page.questions, ...page.keywords] : section.names.split(' ')
    const named = bestPassage(names, findMatches, words.length)
    return named.matches.length > 0 ? named : own
  }
  return {
    id: url,
    url,
    page: { title, product: page.product },
    headings: marked,
    snippet: snippetOf(isShown ? own : other(), snippetWords),
  }
}

/** The texts of a section that a hit may show. */
export function textsOf({ page, level, heading, passages }: SearchedSection): readonly string[] {
  const own = level === 0 ? [page.title, page.description, ...page.keywords, ...page.questions] : []
  return [...own, heading, ...passages]
}

export function matcherOf(words: readonly Phrases[]): FindMatches {
  const known = words.flatMap((phrases, word) => phrases.map((terms) => ({ terms, word })))
  const firstTerms = new Set(known.map(({ terms }) => terms[0]))
  return (text) => {
    const matches: Match[] = []
    const tokens = tokenize(text)
    for (const [index, { term, start }] of tokens.entries()) {
      if (!firstTerms.has(term)) continue
      const last = matches.at(-1)
      // A compound precedes its parts; if the compound matches, its parts are skipped.
      if (start < (last?.end ?? 0)) continue
      const found = known.find(({ terms }) =>
        terms.every((next, offset) => tokens[index + offset]?.term === next),
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

/** Sentences and table rows; commands and values of the form say less about their section. */
export function isProse(text: string): boolean {
  return text[0] !== '<' && (END.test(text.slice(-1)) || text.includes(CELL_SEPARATOR))
}

/** The first passage with all words of the query; without one, the first of those with the most. */
function bestPassage(texts: readonly string[], findMatches: FindMatches, words: number): Passage {
  let best: Passage = { text: texts[0] ?? '', matches: [] }
  for (const text of texts) {
    const matches = findMatches(text)
    if (distinct(matches) > distinct(best.matches)) best = { text, matches }
    if (distinct(best.matches) === words) break
  }
  return best
}

/** Cuts an excerpt from a passage. An ellipsis marks omitted text at either end. */
function snippetOf({ text, matches }: Passage, wordCount: number): MarkedText {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    return { text: word, start: index, end: index + word.length }
  })
  const first = bestStart(words, matches, wordCount)
  const excerpt = words.slice(first, first + wordCount)
  // The nonbreaking space keeps the ellipsis on the same line as the word next to it.
  return [
    ...(first > 0 ? [{ text: '…\u00a0', isMatch: false }] : []),
    ...splitAtMatches(text, matches, excerpt[0]?.start, excerpt.at(-1)?.end),
    ...(first + wordCount < words.length ? [{ text: '\u00a0…', isMatch: false }] : []),
  ]
}

function distinct(matches: readonly Match[]): number {
  return new Set(matches.map(({ word }) => word)).size
}

/** Where the excerpt with the most distinct query words starts, in `words`: at a sentence, else just before a match. */
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

function splitAtMatches(text: string, matches: readonly Match[], start = 0, end = text.length) {
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
