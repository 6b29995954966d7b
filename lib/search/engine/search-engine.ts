import type { Product } from '../../content/search/search-record'
import type { PageEntry, TextsFile, TitlesFile } from '../index-payload'
import type { SearchRequest, SearchResponse } from '../search-client'
import { matcherOf } from './highlight'
import { hitOf, withoutCopies } from './hits'
import { type NameQuery, nameQueryOf, productNamed } from './page-names'
import { planQuery, type QueryTerm } from './query-plan'
import {
  bestFirst,
  COVERAGE_POWER,
  HITS_OF_PAGE,
  LEAST_COVERAGE,
  LEAST_MATCH,
  OTHER_PRODUCT,
  PAGES_IN_DETAIL,
  PHRASE_SHARE,
  QUESTION_SHARE,
  RANK_SHARE,
  READING_SHARE,
  SECTION_SHARE,
} from './ranking'
import { type Pause, SearchedPages, type SearchScope } from './searched-pages'
import { type ScoredSection, SectionScorer } from './section-score'
import { suggestQueries } from './suggestions'

export type EngineResponse = {
  readonly response: SearchResponse
  /** False when a word of the query was found nowhere: the full text may hold it. */
  readonly hasAllWords: boolean
}

type Candidate = {
  readonly page: number
  readonly score: number
  /** Whether the query is the beginning of its title: such pages come first. */
  readonly isNamed: boolean
  /** Share of the query that is a phrase among its keywords. */
  readonly phrase: number
}

type FoundPage = {
  readonly page: number
  readonly sections: readonly ScoredSection[]
}

/**
 * The embedded engine. It ranks pages (title, headings and all their sections together), then chooses the sections
 * of each page to land on.
 */
export class SearchEngine {
  private readonly titles: TitlesFile
  private readonly scope: SearchScope
  private readonly searched: SearchedPages

  constructor(titles: TitlesFile, scope: SearchScope) {
    this.titles = titles
    this.scope = scope
    this.searched = new SearchedPages(titles, scope)
  }

  /**
   * An engine with all texts: this one, or a new one where the first file held titles alone, so that this one serves
   * queries until then.
   */
  async withTexts(file: TextsFile, pause: Pause): Promise<SearchEngine> {
    const { packedPages } = file
    const engine =
      packedPages === undefined
        ? this
        : new SearchEngine({ ...this.titles, packedPages }, this.scope)
    await engine.searched.addTexts(file, pause)
    return engine
  }

  search(request: SearchRequest): EngineResponse {
    const { query, page, hitsPerPage, product } = request
    const queryTerms = planQuery(
      query,
      this.searched.vocabulary,
      this.titles.synonyms,
      this.searched.all.length,
    )
    const found = this.findPages(queryTerms, nameQueryOf(query), request.currentRoute)
    const facets: Record<Product, number> = { stream: 0, ftc: 0 }
    const all = found.flatMap(({ page: id, sections }) => {
      const entry = this.searched.all[id]
      return entry === undefined ? [] : sections.map((section) => ({ page: entry, section }))
    })
    const scored = withoutCopies(all).filter(({ page: { product: own } }) => {
      if (own !== null) facets[own] += 1
      return product === null || own === product
    })
    const findMatches = matcherOf(queryTerms)
    return {
      response: {
        hits: scored
          .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
          .map((hit) => hitOf(hit.page, hit.section, findMatches, request.snippetWords)),
        total: scored.length,
        facets,
        suggestions:
          found.length === 0 && queryTerms.length > 0
            ? suggestQueries(query, this.searched.all)
            : [],
      },
      hasAllWords: queryTerms.every((queryTerm) => queryTerm.isKnown) && found.length > 0,
    }
  }

  /** Pages that hold the query, best first. */
  private findPages(
    queryTerms: readonly QueryTerm[],
    names: NameQuery,
    currentRoute: string | undefined,
  ): FoundPage[] {
    const scorer = new SectionScorer(
      queryTerms,
      names,
      this.searched.vocabulary,
      this.searched.all.length,
    )
    const here = this.searched.all.find(({ route }) => route === currentRoute)
    const named = productNamed(names, this.titles.productWords)
    const { best, others } = bestFirst(
      this.candidatePages(queryTerms, names),
      PAGES_IN_DETAIL,
      byRank,
    )
    const detailed = best
      .map((candidate) => {
        const near = this.nearness(candidate.page, here) * this.ofProduct(candidate.page, named)
        return this.inDetail(candidate, scorer, near)
      })
      .sort(byRank)
    const isNamed = (candidate: Candidate) => candidate.isNamed
    const inOrder = [...others.filter(isNamed), ...others.filter((other) => !isNamed(other))]
    const first = detailed.find(({ page }) => this.ofProduct(page, named) === 1)
    const rest = detailed.filter((found) => found !== first)
    const inDetail = first === undefined ? detailed : [first, ...rest]
    return [...inDetail, ...inOrder.map(({ page }) => ({ page, sections: this.topOf(page) }))]
  }

  /** Pages by their own score, in the order of the site, without those that hold too little of the query. */
  private candidatePages(queryTerms: readonly QueryTerm[], names: NameQuery): Candidate[] {
    const all = queryTerms.reduce((sum, queryTerm) => sum + queryTerm.importance, 0)
    const { scores, held } = this.sumsOf(queryTerms)
    const mostHeld = held.reduce((most, value) => Math.max(most, value), 0)
    // Where no page holds enough, those that hold most are better than nothing.
    const isEnough = mostHeld >= all * LEAST_MATCH
    const leastHeld = Math.max(mostHeld * LEAST_COVERAGE, isEnough ? all * LEAST_MATCH : 0)
    const candidates: Candidate[] = []
    for (const [page, pageNames] of this.searched.names.entries()) {
      const share = held[page] ?? 0
      if (share === 0 || share < leastHeld) continue
      const phrase = pageNames.phraseShare(names)
      const covered = (scores[page] ?? 0) * (share / all) ** COVERAGE_POWER
      const asked = QUESTION_SHARE * pageNames.questionShare(names) ** COVERAGE_POWER
      const score = covered * (1 + PHRASE_SHARE * phrase + asked)
      candidates.push({ page, score, isNamed: pageNames.isBegunBy(names), phrase })
    }
    return candidates
  }

  /** By page: what the words of a query score, each by its best alternative, and how much of the query the page holds. */
  private sumsOf(queryTerms: readonly QueryTerm[]) {
    const scores = new Float64Array(this.searched.all.length)
    const held = new Float64Array(this.searched.all.length)
    for (const queryTerm of queryTerms) {
      const best = new Float64Array(this.searched.all.length)
      for (const { terms, weight } of queryTerm.alternatives) {
        const ids = terms.flatMap((term) => this.searched.vocabulary.idOf(term) ?? [])
        const found = this.searched.index.scores(ids)
        for (let index = 0; index < found.pages.length; index += 1) {
          const page = found.pages[index] ?? 0
          best[page] = Math.max(best[page] ?? 0, weight * (found.scores[index] ?? 0))
        }
      }
      for (let page = 0; page < best.length; page += 1) {
        const score = best[page] ?? 0
        if (score === 0) continue
        scores[page] = (scores[page] ?? 0) + score
        held[page] = (held[page] ?? 0) + queryTerm.importance
      }
    }
    return { scores, held }
  }

  /** How much less a page counts for a query that names the other product. */
  private ofProduct(page: number, named: Product | null): number {
    const own = this.searched.all[page]?.product ?? null
    return named === null || own === null || own === named ? 1 : OTHER_PRODUCT
  }

  /** How much more a page counts for who reads another one or that one. */
  private nearness(page: number, here: PageEntry | undefined): number {
    const entry = this.searched.all[page]
    if (here === undefined || entry === undefined) return 1
    const product = entry.product === here.product ? READING_SHARE.product : 0
    return 1 + product + (entry === here ? READING_SHARE.page : 0)
  }

  private inDetail(
    candidate: Candidate,
    scorer: SectionScorer,
    nearness: number,
  ): Candidate & FoundPage {
    const { page, score, phrase } = candidate
    const scored =
      this.searched.sections[page] === undefined
        ? []
        : scorer.scoreAll(this.searched.sections[page])
    const best = scored[0]?.score ?? 0
    const named = scored.filter(({ isWholeQuery }) => isWholeQuery)
    // A query that is the title or a keyword of a page ranks that page first, whatever its sections score.
    const top =
      named.length === 0 && phrase === 1
        ? this.topOf(page)
        : named.filter(({ section }) => section.level === 0)
    const good = scored.filter((section) => section.score >= best * HITS_OF_PAGE.least)
    const others = good.filter(({ section }) => section !== top[0]?.section)
    const sections = [...top, ...others].slice(0, HITS_OF_PAGE.most)
    const rank = 1 - RANK_SHARE * (1 - (this.searched.all[page]?.rank ?? 0) / 100)
    return {
      ...candidate,
      score: (score + SECTION_SHARE * best) * rank * nearness,
      sections: sections.length > 0 ? sections : this.topOf(page),
    }
  }

  private topOf(page: number): ScoredSection[] {
    const top = this.searched.sections[page]?.all[0]
    return top === undefined
      ? []
      : [{ section: top, score: 0, isHeading: true, isWholeQuery: false, text: null }]
  }
}

function byRank(a: Candidate, b: Candidate): number {
  return Number(b.isNamed) - Number(a.isNamed) || b.score - a.score || a.page - b.page
}
