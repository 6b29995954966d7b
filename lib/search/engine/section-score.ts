import { type NameQuery, nameQueryOf } from './page-names'
import type { QueryTerm } from './query-plan'
import { COVERAGE_POWER, HEADING_IS_QUERY, SECTION_BOOSTS, TOGETHER_SHARE } from './ranking'
import type { PageSections, Section } from './sections'
import { TermCounts } from './term-counts'
import type { Vocabulary } from './vocabulary'

/** A section with its score for a query. */
export type ScoredSection = {
  readonly section: Section
  readonly score: number
  /** Whether the query is in its heading rather than in its text. */
  readonly isHeading: boolean
  /** Whether its heading alone holds every word of the query that is found anywhere. */
  readonly isWholeQuery: boolean
  /** The passage that holds most of the query; null when the section has none. */
  readonly text: string | null
}

type SlotAlternative = {
  readonly queryTerm: number
  readonly weight: number
  readonly slots: readonly number[]
}

/** Scores sections for one query. */
export class SectionScorer {
  private readonly queryTerms: readonly QueryTerm[]
  private readonly names: NameQuery
  private readonly all: number
  /** A bit for each word of the query that something stands for. */
  private readonly foundTerms: number
  private readonly counts: TermCounts
  private readonly rarities: number[] = []
  private readonly alternatives: readonly SlotAlternative[]
  /** Of the section at hand, by word of the query. */
  private readonly queryTermScores: number[]

  constructor(
    queryTerms: readonly QueryTerm[],
    names: NameQuery,
    vocabulary: Vocabulary,
    pageCount: number,
  ) {
    this.queryTerms = queryTerms
    this.names = names
    this.all = queryTerms.reduce((sum, { importance }) => sum + importance, 0)
    this.foundTerms = queryTerms.reduce(
      (bits, { alternatives }, queryTerm) =>
        alternatives.length > 0 ? bits | (1 << queryTerm) : bits,
      0,
    )
    this.counts = new TermCounts(vocabulary.size)
    this.queryTermScores = queryTerms.map(() => 0)
    this.alternatives = queryTerms.flatMap(({ alternatives }, queryTerm) =>
      alternatives.map(({ terms, weight }) => ({
        queryTerm,
        weight,
        slots: terms.map((term) => {
          const slot = this.counts.slotOf(vocabulary.idOf(term), queryTerm)
          this.rarities[slot] = vocabulary.rarity(term, pageCount)
          return slot
        }),
      })),
    )
  }

  /** The sections of a page that hold something of the query, best first. */
  scoreAll(page: PageSections): ScoredSection[] {
    const scored: ScoredSection[] = []
    for (const section of page.holding(this.counts.terms)) {
      const queryTerms = this.counts.count(section)
      if (queryTerms.any !== 0) scored.push(this.score(section, queryTerms.ofTexts))
    }
    return scored.sort((a, b) => b.score - a.score)
  }

  // A keystroke scores thousands of sections: from here on plain loops, which allocate no array or function for each.
  private score(section: Section, termsOfTexts: readonly number[]): ScoredSection {
    const { heading } = this.counts
    const headingCoverage = this.slotsInHeading() / Math.max(1, section.headingTerms.length)
    const scores = this.queryTermScores.fill(0)
    let queryTerms = 0
    let termsInHeading = 0
    for (const { queryTerm, weight, slots } of this.alternatives) {
      let least = Number.POSITIVE_INFINITY
      let isInHeading = true
      for (const slot of slots) {
        least = Math.min(least, this.valueOf(slot, headingCoverage))
        if ((heading[slot] ?? 0) === 0) isInHeading = false
      }
      const score = weight * least
      if (score > (scores[queryTerm] ?? 0)) scores[queryTerm] = score
      if (score > 0) queryTerms |= 1 << queryTerm
      if (isInHeading) termsInHeading |= 1 << queryTerm
    }
    const held = this.importance(queryTerms)
    const best = this.bestText(termsOfTexts)
    const together = 1 + (TOGETHER_SHARE * best.held) / this.all
    let sum = 0
    for (const score of scores) sum += score
    const isWholeQuery = termsInHeading === this.foundTerms
    const named = isWholeQuery && this.isName(section.headings.at(-1)) ? HEADING_IS_QUERY : 1
    return {
      section,
      score: sum * (held / this.all) ** COVERAGE_POWER * together * named,
      isHeading: this.importance(termsInHeading) >= held / 2,
      isWholeQuery,
      text: section.texts[best.index] ?? null,
    }
  }

  private isName(heading: string | null | undefined): boolean {
    const [joined] = nameQueryOf(heading ?? '').joined
    return joined !== undefined && joined === this.names.joined[0]
  }

  private slotsInHeading(): number {
    let held = 0
    for (const count of this.counts.heading) if (count > 0) held += 1
    return held
  }

  /** @param queryTerms a bit for each word of the query that is held */
  private importance(queryTerms: number): number {
    let sum = 0
    for (let queryTerm = 0; queryTerm < this.queryTerms.length; queryTerm += 1)
      if (queryTerms & (1 << queryTerm)) sum += this.queryTerms[queryTerm]?.importance ?? 0
    return sum
  }

  private valueOf(slot: number, headingCoverage: number): number {
    const { heading, above, names, text } = this.counts
    const isInHeading = (heading[slot] ?? 0) > 0
    const inText = text[slot] ?? 0
    const value =
      (isInHeading ? SECTION_BOOSTS.heading * (0.5 + headingCoverage / 2) : 0) +
      ((names[slot] ?? 0) > 0 ? SECTION_BOOSTS.names : 0) +
      ((above[slot] ?? 0) > 0 && !isInHeading ? SECTION_BOOSTS.above : 0) +
      (SECTION_BOOSTS.text * inText) / (inText + 1)
    return value * (this.rarities[slot] ?? 0)
  }

  /** The index of the passage that holds most of the query; the first when none holds any of it. */
  private bestText(termsOfTexts: readonly number[]) {
    const best = { index: 0, held: 0 }
    for (let index = 0; index < termsOfTexts.length; index += 1) {
      const queryTerms = termsOfTexts[index] ?? 0
      const held = queryTerms === 0 ? 0 : this.importance(queryTerms)
      if (held <= best.held) continue
      best.index = index
      best.held = held
    }
    return best
  }
}
