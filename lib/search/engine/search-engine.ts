import { nearestRoutes } from '../../content/navigation/nearest-routes'
import type { Product } from '../../content/search/search-record'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../site/constants'
import type { SearchRequest, SearchResponse } from '../search-client'
import type { SearchIndex } from '../search-index'
import { hitOf, matcherOf, withoutCopies } from './hits'
import { type FoundPage, SearchedPage } from './page-score'
import { LEAST_HELD, READING_SHARE } from './ranking'
import { readQuery } from './read-query'
import { type Found, type SearchedSection, SectionIndex } from './section-index'
import { stemsOf } from './tokenize'

/** Which pages a reader searches: those of the page's language and docs version, specification §5. */
export type SearchScope = { readonly language: string; readonly tags: readonly string[] }

/**
 * The embedded engine: MiniSearch finds sections by words, the ranking is ours. It ranks pages, by all of their sections
 * together, then chooses the sections of each page to land on.
 */
export class SearchEngine {
  private readonly data: SearchIndex
  private readonly pages: readonly SearchedPage[]
  private readonly index: SectionIndex

  constructor(data: SearchIndex, { language, tags }: SearchScope) {
    this.data = data
    this.pages = data.pages
      .filter((page) => page.language === language && tags.includes(page.tag))
      .map((page) => new SearchedPage(page))
    this.index = new SectionIndex(this.pages.flatMap(({ sections }) => sections))
  }

  search(request: SearchRequest): SearchResponse {
    const { query, page, hitsPerPage, product } = request
    const words = readQuery(query, this.index, this.data.synonyms)
    const found = this.findPages(words, request)
    const all = withoutCopies(found.flatMap(({ sections }) => sections))
    const ofProduct = (one: Product) => all.filter((section) => section.page.product === one)
    const shown = product === null ? all : ofProduct(product)
    const findMatches = matcherOf(words)
    return {
      hits: shown
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((hit) => hitOf(hit, findMatches, request.snippetWords)),
      total: shown.length,
      facets: { stream: ofProduct('stream').length, ftc: ofProduct('ftc').length },
      suggestions:
        found.length === 0 && words.length > 0 ? suggestQueries(query, this.index.sections) : [],
    }
  }

  /** Pages that hold enough of the query, best first. */
  private findPages(words: readonly Found[], { query, currentRoute }: SearchRequest): FoundPage[] {
    const stems = stemsOf(query)
    const named = this.data.productWords.filter((product) =>
      product.words.some((word) => stemsOf(word).every((one) => stems.includes(one))),
    )
    const here = this.pages.find(({ page }) => page.route === currentRoute)?.page.product
    const found = this.pages.flatMap((page) => page.find(words, query) ?? [])
    const most = Math.max(0, ...found.map(({ held }) => held))
    const scoreOf = ({ page, score }: FoundPage) =>
      here && page.product === here ? score * (1 + READING_SHARE) : score
    const ranked = found
      .filter(({ held }) => held >= most * LEAST_HELD)
      .sort((a, b) => scoreOf(b) - scoreOf(a))
    // A page of the other product is never the first for a query with words of one.
    const first = ranked.find(
      ({ page }) => named.length !== 1 || [null, named[0]?.product].includes(page.product),
    )
    return first === undefined ? ranked : [first, ...ranked.filter((one) => one !== first)]
  }
}

/** Titles and headings that look most like a query that found nothing, and fit the input (§5). */
function suggestQueries(query: string, sections: readonly SearchedSection[]): string[] {
  const names = sections.map(({ page, level, heading }) => (level === 0 ? page.title : heading))
  const labels = [...new Set(names)]
    .filter(({ length }) => length <= SEARCH_INPUT_MAX_LENGTH)
    .map((title) => ({ path: title, title }))
  return nearestRoutes(query, labels, SEARCH_RESULTS.mostSuggestions).map(({ title }) => title)
}
