import MiniSearch, { type Query } from 'minisearch'
import { nearestRoutes } from '../../content/navigation/nearest-routes'
import { siteConfig } from '../../content/settings/site-config'
import { matchOutput, type SignedRow } from '../../content/symptoms/match-output'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../site/constants'
import { asProduct, countsOfProducts, type Product } from '../../site/products'
import type { SearchRequest, SearchResponse } from '../search-client'
import { type IndexedPage, type SearchIndex, unpackAnchor } from '../search-index'
import { hitOf, type Phrases, type SearchedSection, textsOf } from './hits'
import {
  contentWords,
  joined,
  joinedContent,
  partsOf,
  phraseOf,
  queryWordsOf,
  stem,
  stemsOf,
  termsOf,
  type Word,
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
const WEIGHTS = { prefix: 0.85, synonym: 0.7, fuzzy: 0.6, parts: 0.5 } as const
/** Weight of a synonym where the word itself occurs: readers look for their own words first. */
const SYNONYM_BESIDE_WORD = 0.3
/** Weight of a compound, written as in the query, for each of its words. */
const COMPOUND = 5
/** Minimum length of each part of a word that is written without a sign between them, such as `timezone`. */
const SHORTEST_HALF = 3
/** Minimum word length for tolerating one typo, and for tolerating two. */
const MISSPELT_FROM = [4, 6] as const
/** Maximum number of words in a phrase that has synonyms. */
const LONGEST_PHRASE = 4
/** Weight of the score for all matches on a page; the score of the page's best section has weight 1. */
const PAGE_SHARE = 20
/** Largest bonus for a page that the query names, as a share of the score for all matches. */
const NAME_SHARE = 4
/** How much of a page's name a query is, if it is more than some of its words. */
const NAMED = { equal: 1.6, start: 1, parts: 0.95 } as const
/** This product's name is a word of its own, so it counts as a name only beside words from the titles of its pages. */
const ALSO_A_WORD: Product = 'stream'
/** Weight of the other product's pages when the query names a product. */
const OTHER_PRODUCT = 0.2
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
  readonly own: Phrases
  readonly synonyms: Phrases
  /** The sections that contain the word itself. They do without marked synonyms. */
  readonly literal: ReadonlySet<SearchedSection>
}

/** A query, parsed. The words leave out stop words, and a product that the query names as such. */
type ParsedQuery = {
  readonly all: readonly Word[]
  readonly words: readonly Word[]
  readonly product: Product | null
  readonly joined: string
  readonly stems: readonly string[]
  readonly parts: readonly string[]
}

type SearchedPage = {
  readonly page: IndexedPage
  readonly sections: readonly SearchedSection[]
  /** The title first, then keywords and questions. */
  readonly names: readonly { readonly joined: string; readonly stems: readonly string[] }[]
  /** The title and the questions, joined: a query that equals one of them asks for the page itself. */
  readonly exact: ReadonlySet<string>
  /** The parts of the title. */
  readonly parts: readonly string[]
}

/**
 * MiniSearch finds the sections that contain a word. This class ranks pages by the matches in all of their sections.
 */
export class SearchEngine {
  private readonly synonyms = new Map<string, readonly string[]>()
  private readonly pages: readonly SearchedPage[]
  private readonly sections: readonly SearchedSection[]
  /** All terms of the index. */
  private readonly terms = new Set<string>()
  /** The words that stand beside the product's name in titles and keywords of its pages. */
  private readonly besideProduct = new Map<Product | null, Set<string>>()
  private readonly index = new MiniSearch({
    fields: Object.keys(FIELD_BOOSTS),
    tokenize: (text) => {
      const terms = termsOf(text)
      for (const term of terms) this.terms.add(term)
      return terms
    },
    processTerm: (term) => term,
    searchOptions: { boost: FIELD_BOOSTS, weights: WEIGHTS, tokenize: (term) => [term] },
  })

  private readonly errors: readonly SignedRow[]

  constructor({ pages, synonyms, errors }: SearchIndex) {
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
        joined: joinedContent(name),
        stems: stemsOf(name),
      })),
      exact: new Set([page.title, ...page.questions].map(joinedContent)),
      parts: partsOf(page.title),
    }))
    for (const { product, title, keywords } of pages) {
      const label = labelOf(product)
      const beside = [title, ...keywords].filter((name) => label && name.includes(label))
      const known = this.besideProduct.get(product) ?? []
      this.besideProduct.set(product, new Set([...known, ...beside.flatMap(stemsOf)]))
    }
    this.sections = this.pages.flatMap(({ sections }) => sections)
    this.errors = errors.flatMap(([places, isVague, ...signs]) =>
      places.map((place) => ({
        url: String(place),
        product: this.sections[place]?.page.product ?? null,
        signs,
        near: [],
        vague: isVague === 1,
        general: false,
      })),
    )
    this.index.addAll(this.sections.map(entryOf))
  }

  search(request: SearchRequest): SearchResponse {
    const { query, page, hitsPerPage, product } = request
    const parsed = this.parse(query)
    const found = parsed.words.map((word) => this.findWord(word, parsed.all))
    const error = this.errorRow(request)
    const ranked = this.rank(found, parsed, request).filter((section) => section !== error)
    const all = error === undefined ? ranked : [error, ...ranked]
    const ofProduct = (candidate: Product) =>
      all.filter((section) => section.page.product === candidate)
    const selected = product === null ? all : ofProduct(product)
    const phrasesFor = (section: SearchedSection) =>
      found.map(({ own, synonyms, literal }) =>
        literal.has(section) ? own : [...own, ...synonyms],
      )
    return {
      hits: selected
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((section) => hitOf(section, phrasesFor(section), request)),
      total: selected.length,
      isLastPage: selected.length <= (page + 1) * hitsPerPage,
      facets: { all: all.length, ...countsOfProducts((name) => ofProduct(name).length) },
      missing: found.filter(({ scores }) => scores.size === 0).map(({ written }) => written),
      suggestions: all.length === 0 && found.length > 0 ? this.suggest(query) : [],
    }
  }

  /** The row that explains an error in the query, for the product that the reader chose or reads about. */
  private errorRow({ query, product, currentRoute }: SearchRequest): SearchedSection | undefined {
    const here = this.pages.find(({ page }) => page.route === currentRoute)?.page.product
    const [match] = matchOutput(query, this.errors, product ?? here ?? null)
    return match && this.sections[Number(match.known.url)]
  }

  private parse(query: string): ParsedQuery {
    const all = queryWordsOf(query)
    const words = contentWords(all)
    const named = new Set(words.flatMap(({ token }) => asProduct(token) ?? []))
    const [product = null] = named
    const others = words.filter(({ token }) => asProduct(token) === null)
    const beside = this.besideProduct.get(product)
    const isProduct =
      named.size === 1 &&
      (product !== ALSO_A_WORD || others.some(({ token }) => beside?.has(stem(token))))
    return {
      all,
      words: isProduct && others.length > 0 ? others : words,
      product: isProduct ? product : null,
      joined: joinedContent(query),
      stems: stemsOf(query),
      parts: partsOf(query),
    }
  }

  /** Finds a word, its parts, and its synonyms; if there are none, a word that it may misspell. */
  private findWord(word: Word, words: readonly Word[]): FoundWord {
    const { written, token } = word
    const term = stem(token)
    const isLast = word === words.at(-1)
    const fuzzy = MISSPELT_FROM.filter((from) => token.length >= from).length
    const around = phrasesAround(word, words)
    const joinedTerms = around.filter((phrase) => phrase !== term && this.terms.has(phrase))
    const wholeTerms = joinedTerms.filter(
      (whole) => !joinedTerms.some((longer) => longer !== whole && longer.includes(whole)),
    )
    const synonyms = around.flatMap((phrase) => this.synonyms.get(phrase) ?? [])
    const scores = new Map<SearchedSection, number>()
    const terms = new Set<string>()
    /** Returns the number of sections that it adds. */
    const add = (query: Query, weight = 1, isRight = (_: SearchedSection) => true): number => {
      const results = this.index.search(query).flatMap(({ id, score, match }) => {
        const section = this.sections[Number(id)]
        return section && isRight(section) ? [{ section, score, match }] : []
      })
      for (const { section, score, match } of results) {
        scores.set(section, Math.max(weight * score, scores.get(section) ?? 0))
        for (const found of Object.keys(match)) terms.add(found)
      }
      return results.length
    }
    add(term)
    for (const whole of wholeTerms) add(whole, whole === word.compound ? COMPOUND : 1)
    add({ queries: [token], prefix: isLast })
    const parts = word.terms.slice(1).map((part) => part.term)
    if (parts.length > 1) add(allOf(parts, WEIGHTS.parts))
    const compounds = this.halvesOf(token).flatMap(([start, end]) => {
      const half = [stem(start), stem(end)]
      const together = new RegExp(`${start}[-_. ]?${end}`, 'i')
      const isTogether = (section: SearchedSection) =>
        textsOf(section).some((text) => together.test(text))
      return add(allOf(half, WEIGHTS.parts), 1, isTogether) > 0 ? [half] : []
    })
    const literal = new Set(scores.keys())
    // A word with an ending of its own, such as `setup`, has the synonyms of the words that it joins.
    const isOwn = this.terms.has(term) && compounds.length === 0
    for (const synonym of synonyms)
      add(allOf(stemsOf(synonym), WEIGHTS.synonym), isOwn ? SYNONYM_BESIDE_WORD : 1)
    if (scores.size === 0) add({ queries: [term], fuzzy })
    const whole = [term, ...wholeTerms].map((name) => [name])
    const typed = [...whole, ...(parts.length > 1 ? [parts] : []), ...compounds]
    const phrases = synonyms.map(phraseOf)
    // Longer and similar words are marked only if the word itself is in no section.
    const known = [...typed, ...phrases].flat()
    const similar = [...terms].filter((name) => !terms.has(term) && !known.includes(name))
    const own = [...typed, ...similar.map((name) => [name])]
    return { written, scores, own, synonyms: phrases, literal }
  }

  /** The two words that a word may be written as: `time` and `zone` for `timezone`. */
  private halvesOf(token: string): [string, string][] {
    if (!/^[a-z]+$/.test(token)) return []
    return Array.from({ length: token.length }, (_, at): [string, string] => [
      token.slice(0, at),
      token.slice(at),
    ]).filter((half) =>
      half.every((part) => part.length >= SHORTEST_HALF && this.terms.has(stem(part))),
    )
  }

  /** The sections to show as hits: up to HITS_OF_PAGE.most of each page, best page first. */
  private rank(
    words: readonly FoundWord[],
    parsed: ParsedQuery,
    { currentRoute }: SearchRequest,
  ): SearchedSection[] {
    const here = this.pages.find(({ page }) => page.route === currentRoute)?.page.product
    const matched = new Set(words.flatMap(({ scores }) => [...scores.keys()]))
    const ranked = this.pages.flatMap((candidate) => {
      const { page, sections } = candidate
      const scored = sections
        .filter((section) => matched.has(section))
        .map((section) => ({ section, score: scoreSection(section, words) }))
        .sort((a, b) => b.score - a.score)
      const best = scored[0]?.score
      if (best === undefined) return []
      const named = shareInNames(parsed, candidate)
      const isOther = page.product !== null && (parsed.product ?? page.product) !== page.product
      // Long pages repeat words, so each additional occurrence counts less.
      const sum = sumOf(words, ({ scores }) =>
        Math.log(1 + sumOf(scored, ({ section }) => scores.get(section) ?? 0)),
      )
      const score =
        (PAGE_SHARE * sum * (1 + NAME_SHARE * named ** 2) + best) *
        (1 - RANK_SHARE * (1 - page.rank / 100)) *
        (here && page.product === here ? 1 + READING_SHARE : 1) *
        (isOther ? OTHER_PRODUCT : 1)
      // If the query names the page, the page itself comes first, whatever its score.
      const isTop = ({ section }: { readonly section: SearchedSection }) =>
        named >= NAMED.start && section.level === 0
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
 * A query for sections with all of the terms. MiniSearch adds up the scores of the terms and multiplies the sum by
 * their number. Divides by the number twice, so that a phrase counts as one word.
 */
function allOf(terms: readonly string[], weight: number): Query {
  const queries = [...terms]
  return { combineWith: 'AND', queries, boostTerm: () => weight / queries.length ** 2 }
}

/** The phrases of the query that contain a word, each joined to a term: words that others write as one. */
function phrasesAround(word: Word, words: readonly Word[]): string[] {
  const phrases = new Set<string>()
  const tokens = words.map(({ token }) => token)
  const at = words.indexOf(word)
  for (let start = Math.max(0, at - LONGEST_PHRASE + 1); start <= at; start += 1)
    for (let end = at + 1; end <= start + LONGEST_PHRASE; end += 1)
      phrases.add(stem(tokens.slice(start, end).join('')))
  return [...phrases]
}

function labelOf(product: Product | null): string | undefined {
  return Object.values(siteConfig.sidebars).find((sidebar) => sidebar.product === product)?.label
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
 * Share of the query's words that the best-matching name of a page contains, or the value from NAMED if the query is
 * more than that; 0 for any other query of one word. Stop words do not count.
 */
function shareInNames(query: ParsedQuery, { names, exact, parts }: SearchedPage): number {
  if (exact.has(query.joined)) return NAMED.equal
  if (names[0]?.joined.startsWith(query.joined)) return NAMED.start
  if (names.some((name) => name.joined === query.joined)) return NAMED.start
  if (query.parts.length > 1 && ` ${parts.join(' ')} `.includes(` ${query.parts.join(' ')} `))
    return NAMED.parts
  if (query.stems.length < 2) return 0
  const counts = names.map(({ stems }) => query.stems.filter((word) => stems.includes(word)).length)
  return Math.max(...counts) / query.stems.length
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
