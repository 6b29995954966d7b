import type { IndexedPage } from '../search-index'
import { HITS_OF_PAGE, NAME_SHARE, PAGE_SHARE, RANK_SHARE } from './ranking'
import { type Found, type SearchedSection, sectionsOf } from './section-index'
import { joined, stemsOf } from './tokenize'

export type FoundPage = {
  readonly page: IndexedPage
  readonly score: number
  /** Words of the query that it holds. */
  readonly held: number
  /** The best of them, best first. */
  readonly sections: readonly SearchedSection[]
}

type ScoredSection = { readonly section: SearchedSection; readonly score: number }

/** A page that can be found. */
export class SearchedPage {
  readonly page: IndexedPage
  readonly sections: readonly SearchedSection[]
  private readonly title: string
  /** Phrases that readers may type in the same words. */
  private readonly names: readonly string[][]

  constructor(page: IndexedPage) {
    this.page = page
    this.sections = sectionsOf(page)
    this.title = joined(page.title)
    this.names = [page.title, ...page.keywords, ...page.questions].map(stemsOf)
  }

  /**
   * What it scores by itself, whoever reads it; null when it holds nothing of the query.
   * @param words what each word of the query found
   */
  find(words: readonly Found[], query: string): FoundPage | null {
    const sections = this.sections
      .flatMap((section) => scoreSection(section, words) ?? [])
      .sort((a, b) => b.score - a.score)
    const [best] = sections
    if (best === undefined) return null
    const ofWords = words.map(({ scores }) =>
      this.sections.reduce((sum, section) => sum + (scores.get(section) ?? 0), 0),
    )
    const held = ofWords.filter((score) => score > 0).length
    // Long pages say a word often: what more of it counts becomes less and less.
    const sum = ofWords.reduce((total, score) => total + Math.log(1 + score), 0)
    const named = this.shareInNames(query)
    const own = PAGE_SHARE * sum * (1 + NAME_SHARE * named ** 2) * (held / words.length) ** 2
    const rank = 1 - RANK_SHARE * (1 - this.page.rank / 100)
    return {
      page: this.page,
      score: (own + best.score) * rank,
      held,
      sections: sectionsToLandOn(sections, named === 1),
    }
  }

  /** Share of a query of several words that one of the names holds; 1 for the beginning of the title. */
  private shareInNames(query: string): number {
    if (this.title.startsWith(joined(query))) return 1
    const asked = stemsOf(query)
    const held = this.names.map((name) => asked.filter((word) => name.includes(word)).length)
    return asked.length < 2 ? 0 : Math.max(...held) / asked.length
  }
}

/** A query that names the page leads to its top first, whatever its sections score. */
function sectionsToLandOn(scored: readonly ScoredSection[], isName: boolean): SearchedSection[] {
  const top = scored.filter(({ section }) => isName && section.level === 0)
  const least = HITS_OF_PAGE.least * (scored[0]?.score ?? 0)
  const others = scored.filter((one) => !top.includes(one) && one.score >= least)
  return [...top, ...others].slice(0, HITS_OF_PAGE.most).map(({ section }) => section)
}

function scoreSection(section: SearchedSection, words: readonly Found[]): ScoredSection | null {
  const scores = words.flatMap((word) => word.scores.get(section) ?? [])
  if (scores.length === 0) return null
  const sum = scores.reduce((total, score) => total + score, 0)
  return { section, score: sum * (scores.length / words.length) ** 2 }
}
