import type { IndexedPage } from '../search-index'
import type { QueryWord } from './read-query'
import { type SearchedSection, sectionsOf } from './section-index'
import { joined, stemsOf, wordsOf } from './tokenize'

// Tune these for the whole query set of `npm run test:build -- search-quality`, never for a single query.
/** Weight of the score for all matches on a page; the score of the page's best section has weight 1. */
const PAGE_SHARE = 20
/** Influence of a page's rank on its score, from 0 to 1. */
const RANK_SHARE = 0.5
/** Largest bonus for a page that the query names, as a share of the score for all matches (see `shareInNames`). */
const NAME_SHARE = 4
/** Score factor for a section about deleting something that the query does not ask to delete. */
const DESTRUCTION_SHARE = 0.25
/**
 * `most`: maximum number of hits per page. `least`: minimum score of a section, as a share of the page's best section
 * score. A page's first section can be an exception: see `sectionsToShow` and `withoutLead`.
 */
const HITS_OF_PAGE = { most: 3, least: 0.6 } as const

/** `weight` is 1 for a word on a single page, and lower the more pages contain the word. */
export type WeighedWord = QueryWord & { readonly weight: number }

export type FoundPage = {
  readonly page: IndexedPage
  readonly score: number
  /** Number of query words on the page. */
  readonly matched: number
  /** The sections to show as hits, in this order. */
  readonly sections: readonly SearchedSection[]
}

type ScoredSection = { readonly section: SearchedSection; readonly score: number }

export class SearchedPage {
  readonly page: IndexedPage
  readonly sections: readonly SearchedSection[]
  /** The title (always first), keywords, and questions, each normalized and without spaces. */
  private readonly phrases: readonly string[]
  private readonly names: readonly string[][]

  constructor(page: IndexedPage) {
    this.page = page
    this.sections = sectionsOf(page)
    const names = [page.title, ...page.keywords, ...page.questions]
    this.phrases = names.map(joined)
    this.names = names.map(stemsOf)
  }

  /**
   * @param unasked sections about deleting something that the query does not ask to delete
   * @returns null if the page contains none of the query words
   */
  find(
    words: readonly WeighedWord[],
    query: string,
    unasked: ReadonlySet<SearchedSection>,
  ): FoundPage | null {
    const shareOf = (section: SearchedSection) => (unasked.has(section) ? DESTRUCTION_SHARE : 1)
    const total = sumOf(words)
    const sections = this.sections
      .flatMap((section) => scoreSection(section, words, total, shareOf(section)) ?? [])
      .sort((a, b) => b.score - a.score)
    const [best] = sections
    if (best === undefined) return null
    const found = words.map((word) => {
      const scores = this.sections.map(
        (section) => (word.scores.get(section) ?? 0) * shareOf(section),
      )
      return { ...word, score: scores.reduce((sum, score) => sum + score, 0) }
    })
    const matched = found.filter(({ score }) => score > 0)
    // Long pages repeat words, so each additional occurrence counts less.
    const sum = found.reduce((sum, { weight, score }) => sum + weight * Math.log(1 + score), 0)
    const queryStems = stemsOf(words.map(({ written }) => written).join(' '))
    const named = this.shareInNames(query, queryStems)
    const pageScore =
      PAGE_SHARE * sum * (1 + NAME_SHARE * named ** 2) * (sumOf(matched) / total) ** 2
    const rank = 1 - RANK_SHARE * (1 - this.page.rank / 100)
    return {
      page: this.page,
      score: (pageScore + best.score) * rank,
      matched: matched.length,
      sections: this.withoutLead(unasked, sectionsToShow(sections, named === 1)),
    }
  }

  /** Puts the page itself first if the first hit would be about a deletion that the query does not ask for. */
  private withoutLead(
    unasked: ReadonlySet<SearchedSection>,
    found: readonly SearchedSection[],
  ): readonly SearchedSection[] {
    const [top] = this.sections
    const [first] = found
    if (top === undefined || first === undefined || !unasked.has(first)) return found
    return [top, ...found.filter((section) => section !== top)].slice(0, HITS_OF_PAGE.most)
  }

  /**
   * Share of the query words that the best-matching name contains. The title, keywords, and questions are names. Some
   * shares are fixed:
   * - 1 if the title starts with the query, or if a name equals the query
   * - 1 if the query has several words, counting stop words such as `no`, and a name contains them one after another
   * - 0 in any other case if `queryStems` has fewer than two entries
   * @param queryStems stems of the query words that match at least one page
   */
  private shareInNames(query: string, queryStems: readonly string[]): number {
    const phrase = joined(query)
    if (this.phrases[0]?.startsWith(phrase) || this.phrases.includes(phrase)) return 1
    if (wordsOf(query).length > 1 && this.phrases.some((name) => name.includes(phrase))) return 1
    const matched = this.names.map(
      (name) => queryStems.filter((word) => name.includes(word)).length,
    )
    return queryStems.length < 2 ? 0 : Math.max(...matched) / queryStems.length
  }
}

function sumOf(words: readonly Pick<WeighedWord, 'weight'>[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0)
}

/** If the query names the page, the page itself comes first, whatever its score. */
function sectionsToShow(scored: readonly ScoredSection[], isName: boolean): SearchedSection[] {
  const top = scored.filter(({ section }) => isName && section.level === 0)
  const others = scored.filter((candidate) => !top.includes(candidate))
  const least = HITS_OF_PAGE.least * (others[0]?.score ?? 0)
  const good = others.filter(({ score }) => score >= least)
  return [...top, ...good].slice(0, HITS_OF_PAGE.most).map(({ section }) => section)
}

function scoreSection(
  section: SearchedSection,
  words: readonly WeighedWord[],
  total: number,
  share: number,
): ScoredSection | null {
  const matched = words.filter(({ scores }) => scores.has(section))
  if (matched.length === 0) return null
  const sum = matched.reduce((sum, { scores }) => sum + (scores.get(section) ?? 0), 0)
  return { section, score: share * sum * (sumOf(matched) / total) ** 2 }
}
