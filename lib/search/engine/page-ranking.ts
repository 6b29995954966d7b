import type { Product } from '../../site/products'
import type { IndexedPage } from '../search-index'
import type { SearchedSection } from './hits'
import { joinedContent, partsOf, stemsOf, type Word } from './tokenize'
import type { FoundWord } from './word-finder'

// Tune these numbers for the whole query set of `search-quality.test.ts`, never for a single query.
/** Weight of the score for all matches on a page; the score of the page's best section has weight 1. */
const PAGE_SHARE = 20
/** Largest bonus for a page that the query names, as a share of the score for all matches. */
const NAME_SHARE = 2.5
/** How much of a page's name a query is, if it is more than some of its words. */
const NAMED = { equal: 1.6, start: 1, parts: 0.95 } as const
/** Bonus, as a share of the score, for a page with all of the query's words in one section. */
const TOGETHER_SHARE = 0.4
/** Weight of the other product's pages when the query names a product. */
const OTHER_PRODUCT = 0.2
/** Headings of sections that come last on their page, unless a query asks for them: a reader may do what a hit says. */
const REMOVAL = /\b(?:delet|remov|uninstall)/i
/** Influence of a page's rank on its score, from 0 to 1. */
const RANK_SHARE = 0.5
/** Bonus, as a share of the score, for pages about the same product as the reader's current page. */
const READING_SHARE = 1
/** A port, a status, or another long number. A page that lacks it gets no bonus for its product. */
const NUMBER = /^\d{3,}$/
/** Bonus, as a share of the score, for the pages of symptoms when the query describes that something fails. */
const SYMPTOM_SHARE = 0.8
const SYMPTOM_PAGE = /\/Troubleshooting$/
/** Minimum scores of a hit, as shares of the page's best score: `least` for any section, `nearest` for the best one. */
const HITS_OF_PAGE = { most: 3, least: 0.6, nearest: 0.2 } as const

/** A query, parsed. The words leave out stop words, and a product that the query names as such. */
export type ParsedQuery = {
  readonly all: readonly Word[]
  readonly words: readonly Word[]
  readonly product: Product | null
  readonly isSymptom: boolean
  /** Whether one of its words is the title of a page. */
  readonly namesPage: boolean
  readonly joined: string
  readonly stems: readonly string[]
  readonly parts: readonly string[]
}

type RankedPage = {
  readonly page: IndexedPage
  readonly sections: readonly SearchedSection[]
  /** The title first, then keywords and questions. */
  readonly names: readonly { readonly joined: string; readonly stems: readonly string[] }[]
  /** The title and the questions, joined: a query that equals one of them asks for the page itself. */
  readonly exact: ReadonlySet<string>
  /** The headings of its sections, joined. */
  readonly headings: ReadonlySet<string>
  readonly parts: readonly string[]
}

/** Ranks pages by the matches in all of their sections, and by the names that a query has for them. */
export class PageRanking {
  private readonly pages: readonly RankedPage[]

  constructor(groups: readonly (readonly SearchedSection[])[]) {
    this.pages = groups.flatMap((sections) =>
      sections.slice(0, 1).map(({ page }) => rankedPage(page, sections)),
    )
  }

  /** The sections to show as hits: up to HITS_OF_PAGE.most of each page, best page first. */
  rank(words: readonly FoundWord[], parsed: ParsedQuery, here: Product | null): SearchedSection[] {
    const matched = new Set(words.flatMap(({ scores }) => [...scores.keys()]))
    const asksRemoval = words.some(({ written, synonyms }) =>
      [written, ...synonyms.flat()].some((word) => REMOVAL.test(word)),
    )
    const isUnasked = ({ headings }: SearchedSection) =>
      !asksRemoval && headings.some((heading) => REMOVAL.test(heading))
    const ranked = this.pages.flatMap((candidate) => {
      const { page, sections } = candidate
      const scored = sections
        .filter((section) => matched.has(section))
        .map((section) => ({ section, score: scoreSection(section, words) }))
        .sort(
          (a, b) =>
            Number(isUnasked(a.section)) - Number(isUnasked(b.section)) || b.score - a.score,
        )
      const best = scored[0]?.score
      if (best === undefined) return []
      const named = shareInNames(parsed, candidate)
      const isOther = page.product !== null && (parsed.product ?? page.product) !== page.product
      const hasNumbers = words.every(
        ({ written, scores }) =>
          !NUMBER.test(written) ||
          scores.size === 0 ||
          scored.some(({ section }) => scores.has(section)),
      )
      // Long pages repeat words, so each additional occurrence counts less.
      const sum = sumOf(words, ({ scores }) =>
        Math.log(1 + sumOf(scored, ({ section }) => scores.get(section) ?? 0)),
      )
      const score =
        (PAGE_SHARE * sum * (1 + NAME_SHARE * named ** 2) + best) *
        (1 - RANK_SHARE * (1 - page.rank / 100)) *
        (here && page.product === here && hasNumbers ? 1 + READING_SHARE : 1) *
        (1 + TOGETHER_SHARE * Math.max(...scored.map(({ section }) => wordShare(section, words)))) *
        (isOther ? OTHER_PRODUCT : 1) *
        (parsed.isSymptom && SYMPTOM_PAGE.test(page.route) ? 1 + SYMPTOM_SHARE : 1)
      // The page itself comes first if the query names it, whatever its score; otherwise, sections with all words do.
      const isNamed = named >= NAMED.start
      const good = scored.filter((entry) => entry.score >= HITS_OF_PAGE.least * best)
      const first = (isNamed ? scored : good).filter(({ section }) =>
        isNamed
          ? section.level === 0
          : section.level > 0 && wordShare(section, words) === 1 && !isUnasked(section),
      )
      // Names outweigh the text of a long page, of which a reader with several words still needs the best section.
      const nearest = scored.find(({ section }) => section.level > 0)
      const isNear = words.length > 1 && named < NAMED.parts && nearest !== undefined
      const near = isNear && nearest.score >= HITS_OF_PAGE.nearest * best ? [nearest] : []
      const hits = new Set([...first, ...good, ...near].map(({ section }) => section))
      return [{ score, hits: [...hits].slice(0, HITS_OF_PAGE.most) }]
    })
    return ranked.sort((a, b) => b.score - a.score).flatMap(({ hits }) => hits)
  }
}

function rankedPage(page: IndexedPage, sections: readonly SearchedSection[]): RankedPage {
  const names = [page.title, ...page.keywords, ...page.questions].map((name) => ({
    joined: joinedContent(name),
    stems: stemsOf(name),
  }))
  const exact = new Set([page.title, ...page.questions].map(joinedContent))
  const headings = new Set(sections.map(({ heading }) => joinedContent(heading)))
  return { page, sections, names, exact, headings, parts: partsOf(page.title) }
}

/** A section with more of the query's words ranks above one that repeats a word. */
function scoreSection(section: SearchedSection, words: readonly FoundWord[]): number {
  const scores = words.flatMap((word) => word.scores.get(section) ?? [])
  return sumOf(scores, (score) => score) * wordShare(section, words) ** 2
}

/** The share of the query's words that occur in a section. */
function wordShare(section: SearchedSection, words: readonly FoundWord[]): number {
  return words.filter(({ scores }) => scores.has(section)).length / words.length
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0)
}

/** Share of the query's words in the best-matching name, or a value from NAMED; 0 for other queries of one word. */
function shareInNames(query: ParsedQuery, { names, exact, headings, parts }: RankedPage): number {
  if (exact.has(query.joined)) return NAMED.equal
  if (names[0]?.joined.startsWith(query.joined)) return NAMED.start
  if (names.some((name) => name.joined === query.joined)) return NAMED.start
  const isInTitle = ` ${parts.join(' ')} `.includes(` ${query.parts.join(' ')} `)
  if (query.parts.length > 1 && (isInTitle || headings.has(query.joined))) return NAMED.parts
  if (query.stems.length < 2) return 0
  const counts = names.map(({ stems }) => query.stems.filter((word) => stems.includes(word)).length)
  return Math.max(...counts) / query.stems.length
}
