import { nearestRoutes } from '../../content/navigation/nearest-routes'
import { siteConfig } from '../../content/settings/site-config'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../site/constants'
import { asProduct, countsOfProducts, type Product } from '../../site/products'
import type { SearchRequest, SearchResponse } from '../search-client'
import { type IndexedPage, type SearchIndex, unpackAnchor } from '../search-index'
import { ErrorRows } from './error-rows'
import { hitOf, type SearchedSection } from './hits'
import { PageRanking, type ParsedQuery } from './page-ranking'
import { contentWords, joinedContent, partsOf, queryWordsOf, stem, stemsOf } from './tokenize'
import { WordFinder } from './word-finder'

/** This product's name is a word of its own, so it counts as a name only beside words from the titles of its pages. */
const ALSO_A_WORD: Product = 'stream'

/** Parts of a message that differ from run to run: dates, times with seconds, hashes, and file paths. */
const NOISE = [
  /\b\d{4}([-/])\d\d\1\d\d(?!\d)/g,
  /\b\d\d(?::\d\d){2}(?:[.,:;]\d+)?/g,
  /\b(?=[a-f-]*\d)(?=[\d-]*[a-f])[\da-f]{8,}(?:-[\da-f]{4,})*\b/g,
  /(?<![\w/:.])(?:\/(?:dev|etc|home|mnt|opt|root|run|tmp|usr|var)\b|[a-z]:\\|\\\\)[^\s"',;:)\]]*/gi,
]
/** A verb that would find the logs without its second word, which is a stop word. */
const LOG_IN = /\blog(?:ged|ging)? (?:in|on)(?:to)?\b/gi
/** Words with which readers say that something fails. */
const SYMPTOM =
  /\b(?:no|not|never|nothing|cannot|(?:are|ca|did|does|do|has|is|was|wo)n['’]?t|unable|fail\w*|stop(?:s|ped)|broken|crash\w*|offline|down$|gone|dead|lost|missing|stuck|hangs?|freezes|frozen|black|ignore[sd]?|disconnect\w*|disappear\w*|unreachable|problem|warning|wrong|error|out of)\b/i
/** Minimum number of words that a query without noise must have. */
const FEWEST_WORDS = 2

/** Answers queries: the row of an error first, then the pages with the query's words. */
export class SearchEngine {
  private readonly sections: readonly SearchedSection[]
  private readonly parser: QueryParser
  private readonly finder: WordFinder
  private readonly ranking: PageRanking
  private readonly errors: ErrorRows

  constructor({ pages, synonyms, errors }: SearchIndex) {
    const groups = pages.map(sectionsOf)
    this.sections = groups.flat()
    this.parser = new QueryParser(pages)
    this.finder = new WordFinder(this.sections, synonyms)
    this.ranking = new PageRanking(groups)
    this.errors = new ErrorRows(errors, this.sections)
  }

  search(request: SearchRequest): SearchResponse {
    const { query, page, hitsPerPage, product, currentRoute } = request
    const current = this.sections.find((section) => section.page.route === currentRoute)
    const here = current?.page.product ?? null
    const parsed = this.parser.parse(query)
    const found = parsed.words.map((word) => this.finder.find(word, parsed.all))
    const error = this.errors.find(query, product ?? here, parsed.namesPage)
    const ranked = this.ranking.rank(found, parsed, here).filter((section) => section !== error)
    const all = error === undefined ? ranked : [error, ...ranked]
    const ofProduct = (name: Product) => all.filter((section) => section.page.product === name)
    const selected = product === null ? all : ofProduct(product)
    const end = (page + 1) * hitsPerPage
    const hits = selected.slice(end - hitsPerPage, end).map((section) => {
      const phrases = found.map(({ own, synonyms, literal }) =>
        literal.has(section) ? own : [...own, ...synonyms],
      )
      return hitOf(section, phrases, request)
    })
    return {
      hits,
      total: selected.length,
      isLastPage: selected.length <= end,
      facets: { all: all.length, ...countsOfProducts((name) => ofProduct(name).length) },
      missing: found.filter(({ scores }) => scores.size === 0).map(({ written }) => written),
      suggestions: all.length === 0 && found.length > 0 ? this.suggest(query) : [],
    }
  }

  /** For a query without hits, the most similar titles and headings that fit in the input (§5). */
  private suggest(query: string): string[] {
    const nameOf = ({ page, level, heading }: SearchedSection) =>
      level === 0 ? page.title : heading
    const names = this.sections.map(nameOf)
    const fitting = names.filter(({ length }) => length <= SEARCH_INPUT_MAX_LENGTH)
    return nearestRoutes(query, [...new Set(fitting)], SEARCH_RESULTS.maxSuggestions)
  }
}

function sectionsOf(page: IndexedPage): SearchedSection[] {
  let headings: string[] = []
  return page.sections.map((section) => {
    const [level, , heading, names, ...passages] = section
    if (level > 0)
      headings = [...headings.slice(0, level - 1), heading].filter((name) => name !== '')
    return { page, level, anchor: unpackAnchor(section), heading, headings, names, passages }
  })
}

/** Finds the words to search in a query, and the product that it names. */
export class QueryParser {
  /** The words that stand beside the product's name in titles and keywords of its pages. */
  private readonly besideProduct = new Map<Product | null, Set<string>>()
  private readonly titles: ReadonlySet<string>

  constructor(pages: readonly IndexedPage[]) {
    this.titles = new Set(pages.map(({ title }) => joinedContent(title)))
    for (const { product, title, keywords } of pages) {
      const sidebar = Object.values(siteConfig.sidebars).find((found) => found.product === product)
      const beside = [title, ...keywords].filter((name) => sidebar && name.includes(sidebar.label))
      const known = this.besideProduct.get(product) ?? []
      this.besideProduct.set(product, new Set([...known, ...beside.flatMap(stemsOf)]))
    }
  }

  parse(query: string): ParsedQuery {
    const all = queryWordsOf(withoutNoise(query).replace(LOG_IN, 'login'))
    const words = contentWords(all)
    const named = new Set(words.flatMap(({ token }) => asProduct(token) ?? []))
    const [product = null] = named
    const others = words.filter(({ token }) => asProduct(token) === null)
    const beside = this.besideProduct.get(product)
    const isClear = product !== ALSO_A_WORD || others.some(({ token }) => beside?.has(stem(token)))
    const isProduct = named.size === 1 && isClear
    return {
      all,
      words: isProduct && others.length > 0 ? others : words,
      product: isProduct ? product : null,
      isSymptom: SYMPTOM.test(query),
      namesPage: words.some(({ token }) => this.titles.has(token)),
      joined: joinedContent(query),
      stems: stemsOf(query),
      parts: partsOf(query),
    }
  }
}

function withoutNoise(query: string): string {
  const rest = NOISE.reduce((text, form) => text.replace(form, ' '), query)
  return contentWords(queryWordsOf(rest)).length < FEWEST_WORDS ? query : rest
}
