import MiniSearch, { type Query } from 'minisearch'
import { nearestRoutes } from '../../content/navigation/nearest-routes'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../site/constants'
import { countsOfProducts, type Product } from '../../site/products'
import type { SearchRequest, SearchResponse } from '../search-client'
import { type IndexedPage, type SearchIndex, unpackAnchor } from '../search-index'
import { hitOf, type SearchedSection } from './hits'
import {
  contentWords,
  joined,
  phraseOf,
  stem,
  stemsOf,
  termsOf,
  type Word,
  wordsOf,
} from './tokenize'

// Tune these numbers for the whole query set of `search-quality.test.ts`, never for a single query.
const FIELD_BOOSTS = {
  title: 8,
  heading: 6,
  questions: 5,
  keywords: 4,
  names: 2,
  description: 2,
  text: 1,
} as const
/** Weights of indirect matches; an exact match has weight 1. */
const WEIGHTS = { prefix: 0.85, synonym: 0.7, fuzzy: 0.6 } as const
/** Minimum word length for tolerating one typo, and for tolerating two. */
const MISSPELT_FROM = [4, 6] as const
/** Maximum number of words in a phrase that has synonyms. */
const LONGEST_PHRASE = 4
/** Weight of the score for all matches on a page; the score of the page's best section has weight 1. */
const PAGE_SHARE = 20
/** Largest bonus for a page that the query names, as a share of the score for all matches. */
const NAME_SHARE = 4
/** Influence of a page's rank on its score, from 0 to 1. */
const RANK_SHARE = 0.5
/** Bonus, as a share of the score, for pages about the same product as the reader's current page. */
const READING_SHARE = 0.3
/** `least`: minimum score of a hit, as a share of the page's best score. */
const HITS_OF_PAGE = { most: 3, least: 0.6 } as const

/** A query word with the scores of the sections that contain it, and the phrases to mark, as index terms. */
type FoundWord = {
  readonly written: string
  readonly scores: ReadonlyMap<SearchedSection, number>
  readonly phrases: readonly (readonly string[])[]
}

type SearchedPage = {
  readonly page: IndexedPage
  readonly sections: readonly SearchedSection[]
  /** The title first, then keywords and questions. */
  readonly names: readonly { readonly joined: string; readonly stems: readonly string[] }[]
}

/**
 * MiniSearch finds the sections that contain a word. This class ranks pages by the matches in all of their sections.
 */
export class SearchEngine {
  private readonly synonyms = new Map<string, readonly string[]>()
  private readonly pages: readonly SearchedPage[]
  private readonly sections: readonly SearchedSection[]
  private readonly index = new MiniSearch({
    fields: Object.keys(FIELD_BOOSTS),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: FIELD_BOOSTS, weights: WEIGHTS, tokenize: (term) => [term] },
  })

  constructor({ pages, synonyms }: SearchIndex) {
    for (const { words, from = words } of synonyms)
      for (const phrase of from) {
        const key = stem(joined(phrase))
        const others = words.filter((word) => word !== phrase)
        this.synonyms.set(key, [...(this.synonyms.get(key) ?? []), ...others])
      }
    this.pages = pages.map((page) => ({
      page,
      sections: sectionsOf(page),
      names: [page.title, ...page.keywords, ...page.questions].map((name) => ({
        joined: joined(name),
        stems: stemsOf(name),
      })),
    }))
    this.sections = this.pages.flatMap(({ sections }) => sections)
    this.index.addAll(this.sections.map(entryOf))
  }

  search(request: SearchRequest): SearchResponse {
    const { query, page, hitsPerPage, product } = request
    const words = wordsOf(query)
    const found = contentWords(words).map((word) => this.findWord(word, words))
    const all = this.rank(found, request)
    const ofProduct = (candidate: Product) =>
      all.filter((section) => section.page.product === candidate)
    const selected = product === null ? all : ofProduct(product)
    const marked = found.map(({ phrases }) => phrases)
    return {
      hits: selected
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((section) => hitOf(section, marked, request.snippetWords)),
      total: selected.length,
      isLastPage: selected.length <= (page + 1) * hitsPerPage,
      facets: { all: all.length, ...countsOfProducts((name) => ofProduct(name).length) },
      missing: found.filter(({ scores }) => scores.size === 0).map(({ written }) => written),
      suggestions: all.length === 0 && words.length > 0 ? this.suggest(query) : [],
    }
  }

  /** Finds a word and its synonyms; if there are none, a word that it may misspell. */
  private findWord(word: Word, words: readonly Word[]): FoundWord {
    const { written, token } = word
    const isLast = word === words.at(-1)
    const fuzzy = MISSPELT_FROM.filter((from) => token.length >= from).length
    const synonyms = this.synonymsOf(word, words)
    const ways: Query[][] = [
      [stem(token), { queries: [token], prefix: isLast }, ...synonyms.map(synonymQuery)],
      [{ queries: [stem(token)], fuzzy }],
    ]
    const scores = new Map<SearchedSection, number>()
    const terms = new Set<string>()
    for (const way of ways) {
      if (scores.size > 0) break
      for (const query of way)
        for (const { id, score, match } of this.index.search(query)) {
          const section = this.sections[Number(id)]
          if (section === undefined) continue
          scores.set(section, Math.max(score, scores.get(section) ?? 0))
          for (const term of Object.keys(match)) terms.add(term)
        }
    }
    // Longer and similar words are marked only if the word itself is in no section.
    const phrases = [[stem(token)], ...synonyms.map(phraseOf)]
    const parts = phrases.flat()
    const others = [...terms].filter((term) => !terms.has(stem(token)) && !parts.includes(term))
    return { written, scores, phrases: [...phrases, ...others.map((term) => [term])] }
  }

  /** The synonyms of all phrases in the query that contain a word. */
  private synonymsOf(word: Word, words: readonly Word[]): string[] {
    const phrases = new Set<string>()
    const tokens = words.map(({ token }) => token)
    const at = words.indexOf(word)
    for (let start = Math.max(0, at - LONGEST_PHRASE + 1); start <= at; start += 1)
      for (let end = at + 1; end <= start + LONGEST_PHRASE; end += 1)
        phrases.add(stem(tokens.slice(start, end).join('')))
    return [...phrases].flatMap((phrase) => this.synonyms.get(phrase) ?? [])
  }

  /** The sections to show as hits: up to HITS_OF_PAGE.most of each page, best page first. */
  private rank(words: readonly FoundWord[], { query, currentRoute }: SearchRequest) {
    const here = this.pages.find(({ page }) => page.route === currentRoute)?.page.product
    const [phrase, stems] = [joined(query), stemsOf(query)]
    const matched = new Set(words.flatMap(({ scores }) => [...scores.keys()]))
    const ranked = this.pages.flatMap((candidate) => {
      const { page, sections } = candidate
      const scored = sections
        .filter((section) => matched.has(section))
        .map((section) => ({ section, score: scoreSection(section, words) }))
        .sort((a, b) => b.score - a.score)
      const best = scored[0]?.score
      if (best === undefined) return []
      const named = shareInNames(phrase, stems, candidate)
      // Long pages repeat words, so each additional occurrence counts less.
      const sum = sumOf(words, ({ scores }) =>
        Math.log(1 + sumOf(scored, ({ section }) => scores.get(section) ?? 0)),
      )
      const score =
        (PAGE_SHARE * sum * (1 + NAME_SHARE * named ** 2) + best) *
        (1 - RANK_SHARE * (1 - page.rank / 100)) *
        (here && page.product === here ? 1 + READING_SHARE : 1)
      // If the query names the page, the page itself comes first, whatever its score.
      const isTop = ({ section }: { readonly section: SearchedSection }) =>
        named === 1 && section.level === 0
      const others = scored.filter(
        (entry) => !isTop(entry) && entry.score >= HITS_OF_PAGE.least * best,
      )
      const hits = [...scored.filter(isTop), ...others].slice(0, HITS_OF_PAGE.most)
      return [{ score, hits }]
    })
    return ranked
      .sort((a, b) => b.score - a.score)
      .flatMap(({ hits }) => hits.map(({ section }) => section))
  }

  /** For a query without hits, the most similar titles and headings that fit in the input (§5). */
  private suggest(query: string): string[] {
    const names = this.sections.map(({ page, level, heading }) =>
      level === 0 ? page.title : heading,
    )
    const fitting = names.filter(({ length }) => length <= SEARCH_INPUT_MAX_LENGTH)
    return nearestRoutes(query, [...new Set(fitting)], SEARCH_RESULTS.maxSuggestions)
  }
}

/**
 * MiniSearch adds up the scores of the terms and multiplies the sum by their number. Divides by the number twice, so
 * that a phrase counts as one word.
 */
function synonymQuery(phrase: string): Query {
  const queries = stemsOf(phrase)
  return { combineWith: 'AND', queries, boostTerm: () => WEIGHTS.synonym / queries.length ** 2 }
}

/** A section with more of the query's words ranks above one that repeats a word. */
function scoreSection(section: SearchedSection, words: readonly FoundWord[]): number {
  const scores = words.flatMap((word) => word.scores.get(section) ?? [])
  return sumOf(scores, (score) => score) * (scores.length / words.length) ** 2
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0)
}

/**
 * Share of the query's words that the best-matching name of a page contains. It is 1 if the title starts with the query
 * or a name equals the query, and 0 for any other query of one word.
 */
function shareInNames(phrase: string, words: string[], { names }: SearchedPage): number {
  if (names[0]?.joined.startsWith(phrase)) return 1
  if (names.some((name) => name.joined === phrase)) return 1
  if (words.length < 2) return 0
  const counts = names.map(({ stems }) => words.filter((word) => stems.includes(word)).length)
  return Math.max(...counts) / words.length
}

function sectionsOf(page: IndexedPage): SearchedSection[] {
  let headings: string[] = []
  return page.sections.map((section) => {
    const [level, , heading, names, ...passages] = section
    const anchor = unpackAnchor(section)
    if (level > 0)
      headings = [...headings.slice(0, level - 1), heading].filter((name) => name !== '')
    return { page, level, anchor, heading, headings, names, passages }
  })
}

function entryOf({ page, level, heading, names, passages }: SearchedSection, id: number) {
  const common = { id, names, text: passages.join('\n') }
  if (level > 0) return { ...common, heading }
  const [keywords, questions] = [page.keywords.join('\n'), page.questions.join('\n')]
  return { ...common, title: page.title, description: page.description, keywords, questions }
}
