import { nearestRoutes } from '../../content/navigation/nearest-routes'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../site/constants'
import { countsOfProducts, type Product } from '../../site/products'
import type { SearchRequest, SearchResponse } from '../search-client'
import { type IndexedPage, type SearchIndex, unpackAnchor } from '../search-index'
import { ErrorRows } from './error-rows'
import { hitOf, type SearchedSection } from './hits'
import { PageRanking } from './page-ranking'
import { QueryParser } from './query-parser'
import { WordFinder } from './word-finder'

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
    const anchor = unpackAnchor(section)
    if (level > 0)
      headings = [...headings.slice(0, level - 1), heading].filter((name) => name !== '')
    return { page, level, anchor, heading, headings, names, passages }
  })
}
