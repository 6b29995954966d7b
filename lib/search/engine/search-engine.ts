import { nearestRoutes } from '../../content/navigation/nearest-routes'
import type { Product } from '../../content/search/search-record'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../site/constants'
import type { SearchRequest, SearchResponse } from '../search-client'
import type { SearchIndex } from '../search-index'
import { hitOf, matcherOf, urlOf, withoutCopies } from './hits'
import { type FoundPage, SearchedPage, type WeighedWord } from './page-score'
import { type QueryWord, readQuery } from './read-query'
import { type SearchedSection, SectionIndex } from './section-index'
import { joined, stemsOf } from './tokenize'

/** Minimum number of query words on a page, relative to the page with the most. */
const MIN_MATCH_SHARE = 0.5
/** Influence of a word's rarity on its weight, from 0 to 1. */
const RARITY = 0.25
/** Minimum number of letters for `unaskedDestruction` to match an unfinished word or the beginning of a title. */
const SHORTEST_UNFINISHED = 3
/** Bonus, as a share of the score, for pages about the same product as the reader's current page. */
const READING_SHARE = 0.3

/** Selects the pages to search: those in `language` with one of the `tags` (§5). */
export type SearchScope = { readonly language: string; readonly tags: readonly string[] }

/** A section about deleting something. `objects` are the stems of the words for what is deleted. */
type Destroying = { readonly section: SearchedSection; readonly objects: readonly string[] }

/**
 * MiniSearch finds the sections that contain a word. This class ranks pages by the matches in all of their sections,
 * and selects the sections to show for each page.
 */
export class SearchEngine {
  private readonly data: SearchIndex
  private readonly pages: readonly SearchedPage[]
  private readonly index: SectionIndex
  private readonly verbs: readonly string[]
  private readonly destroying: readonly Destroying[]

  constructor(data: SearchIndex, { language, tags }: SearchScope) {
    this.data = data
    this.pages = data.pages
      .filter((page) => page.language === language && tags.includes(page.tag))
      .map((page) => new SearchedPage(page))
    const sections = this.pages.flatMap((page) => page.sections)
    this.index = new SectionIndex(sections)
    this.verbs = data.destruction.verbs.flatMap(stemsOf)
    this.destroying = sections.flatMap((section) => {
      const urls = [section.page.route, urlOf(section)]
      const entry = data.destruction.sections.find(({ url }) => urls.includes(url))
      return entry === undefined ? [] : [{ section, objects: entry.objects.flatMap(stemsOf) }]
    })
  }

  search(request: SearchRequest): SearchResponse {
    const { query, page, hitsPerPage, product } = request
    const words = readQuery(query, this.index, this.data.synonyms)
    const known = words.filter(({ scores }) => scores.size > 0)
    const found = this.findPages(known.map(this.weigh), request)
    const all = withoutCopies(found.flatMap(({ sections }) => sections))
    const ofProduct = (candidate: Product) =>
      all.filter((section) => section.page.product === candidate)
    const selected = product === null ? all : ofProduct(product)
    const findMatches = matcherOf(words)
    return {
      hits: selected
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((hit) => hitOf(hit, findMatches, request.snippetWords)),
      total: selected.length,
      isLastPage: selected.length <= (page + 1) * hitsPerPage,
      facets: { stream: ofProduct('stream').length, ftc: ofProduct('ftc').length },
      missing: words.filter((word) => !known.includes(word)).map(({ written }) => written),
      suggestions:
        found.length === 0 && words.length > 0 ? suggestQueries(query, this.index.sections) : [],
    }
  }

  private readonly weigh = (word: QueryWord): WeighedWord => {
    const holders = new Set([...word.scores.keys()].map(({ page }) => page)).size
    const most = this.pages.length
    return { ...word, weight: (Math.log(1 + most / holders) / Math.log(1 + most)) ** RARITY }
  }

  private findPages(
    words: readonly WeighedWord[],
    { query, currentRoute }: SearchRequest,
  ): FoundPage[] {
    const stems = stemsOf(query)
    const has = (phrase: string) => stemsOf(phrase).every((part) => stems.includes(part))
    const named = this.data.productWords.filter((product) => product.words.some(has))
    const unasked = this.unaskedDestruction(query, stems)
    const here = this.pages.find(({ page }) => page.route === currentRoute)?.page.product
    const found = this.pages.flatMap((page) => page.find(words, query, unasked) ?? [])
    const most = Math.max(0, ...found.map(({ matched }) => matched))
    const scoreOf = ({ page, score }: FoundPage) =>
      here && page.product === here ? score * (1 + READING_SHARE) : score
    const ranked = found
      .filter(({ matched }) => matched >= most * MIN_MATCH_SHARE)
      .sort((a, b) => scoreOf(b) - scoreOf(a))
    // If the query names exactly one product, a page about the other product comes first only if all found pages are
    // about that other product. Of the pages that may come first, prefer one whose first hit is not in `unasked`.
    const isOfProduct = ({ page }: FoundPage) =>
      named.length !== 1 || [null, named[0]?.product].includes(page.product)
    const leads = (page: FoundPage) =>
      isOfProduct(page) && !page.sections.slice(0, 1).some((section) => unasked.has(section))
    const first = ranked.find(leads) ?? ranked.find(isOfProduct)
    return first === undefined
      ? ranked
      : [first, ...ranked.filter((candidate) => candidate !== first)]
  }

  /**
   * Sections about deleting or uninstalling something that the query does not ask to delete or uninstall. A query asks
   * for a section in three cases:
   * - All of its words, not counting stop words, are verbs for deleting.
   * - It contains such a verb and one of the section's objects.
   * - It has at least SHORTEST_UNFINISHED letters, and the title of the section's page begins with it.
   */
  private unaskedDestruction(
    query: string,
    queryStems: readonly string[],
  ): ReadonlySet<SearchedSection> {
    const joinedQuery = joined(query)
    // The last word may be unfinished, so its beginning is enough.
    const isOneOf = (words: readonly string[]) => (stem: string, position: number) =>
      words.some((word) =>
        position === queryStems.length - 1 && stem.length >= SHORTEST_UNFINISHED
          ? word.startsWith(stem)
          : word === stem,
      )
    const isVerb = isOneOf(this.verbs)
    const hasVerb = queryStems.some(isVerb)
    const isAsked = ({ section, objects }: Destroying) => {
      const isNamed =
        joinedQuery.length >= SHORTEST_UNFINISHED &&
        joined(section.page.title).startsWith(joinedQuery)
      return isNamed || (hasVerb && (queryStems.every(isVerb) || queryStems.some(isOneOf(objects))))
    }
    const unasked = this.destroying.filter((entry) => !isAsked(entry))
    return new Set(unasked.map(({ section }) => section))
  }
}

/** For a query without hits, the most similar titles and headings that fit in the input (§5). */
function suggestQueries(query: string, sections: readonly SearchedSection[]): string[] {
  const names = sections.map(({ page, level, heading }) => (level === 0 ? page.title : heading))
  const labels = [...new Set(names)]
    .filter(({ length }) => length <= SEARCH_INPUT_MAX_LENGTH)
    .map((title) => ({ path: title, title }))
  return nearestRoutes(query, labels, SEARCH_RESULTS.maxSuggestions).map(({ title }) => title)
}
