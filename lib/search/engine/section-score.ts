import type { QueryUnit } from './query-plan'
import { COVERAGE_POWER, SECTION_BOOSTS, TOGETHER_SHARE } from './ranking'
import type { Section } from './sections'
import { TermCounts } from './term-counts'
import type { Vocabulary } from './vocabulary'

/** A place with its score. */
export type ScoredSection = {
  readonly section: Section
  readonly score: number
  /** Whether the query is in its heading rather than in its text. */
  readonly isHeading: boolean
  /** Whether its heading alone holds every word of the query that is found anywhere. */
  readonly isWholeQuery: boolean
  /** Its text that holds most of the query; null when it has none. */
  readonly text: string | null
}

type SlotAlternative = {
  readonly unit: number
  readonly weight: number
  readonly slots: readonly number[]
}

/** Scores places for one query. */
export class SectionScorer {
  private readonly units: readonly QueryUnit[]
  private readonly all: number
  /** A bit for each word of the query that something stands for. */
  private readonly foundUnits: number
  private readonly counts: TermCounts
  private readonly rarities: number[] = []
  private readonly alternatives: readonly SlotAlternative[]

  constructor(units: readonly QueryUnit[], vocabulary: Vocabulary, pageCount: number) {
    this.units = units
    this.all = units.reduce((sum, { importance }) => sum + importance, 0)
    this.foundUnits = units.reduce(
      (bits, { alternatives }, unit) => (alternatives.length > 0 ? bits | (1 << unit) : bits),
      0,
    )
    this.counts = new TermCounts(vocabulary.size)
    this.alternatives = units.flatMap(({ alternatives }, unit) =>
      alternatives.map(({ terms, weight }) => ({
        unit,
        weight,
        slots: terms.map((term) => {
          const slot = this.counts.slotOf(vocabulary.idOf(term), unit)
          this.rarities[slot] = vocabulary.rarity(term, pageCount)
          return slot
        }),
      })),
    )
  }

  /** Scores the places of a page, best first; places that hold nothing of the query are left out. */
  scoreAll(sections: readonly Section[]): ScoredSection[] {
    return sections
      .flatMap((section) => {
        const units = this.counts.count(section)
        return units.any === 0 ? [] : [this.score(section, units.ofTexts)]
      })
      .sort((a, b) => b.score - a.score)
  }

  private score(section: Section, unitsOfTexts: readonly number[]): ScoredSection {
    const { heading } = this.counts
    const inHeading = heading.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0)
    const fullness = inHeading / Math.max(1, section.headingTerms.length)
    const scores = this.units.map(() => 0)
    let units = 0
    let headingUnits = 0
    for (const { unit, weight, slots } of this.alternatives) {
      const score = weight * Math.min(...slots.map((slot) => this.valueOf(slot, fullness)))
      if (score > (scores[unit] ?? 0)) scores[unit] = score
      if (score > 0) units |= 1 << unit
      if (slots.every((slot) => (heading[slot] ?? 0) > 0)) headingUnits |= 1 << unit
    }
    const held = this.importance(units)
    const best = this.bestText(section, unitsOfTexts)
    const together = 1 + (TOGETHER_SHARE * best.held) / this.all
    const sum = scores.reduce((total, score) => total + score, 0)
    return {
      section,
      score: sum * (held / this.all) ** COVERAGE_POWER * together,
      isHeading: this.importance(headingUnits) >= held / 2,
      isWholeQuery: headingUnits === this.foundUnits,
      text: best.text,
    }
  }

  /** @param units a bit for each word of the query that is held */
  private importance(units: number): number {
    return this.units.reduce(
      (sum, { importance }, unit) => sum + (units & (1 << unit) ? importance : 0),
      0,
    )
  }

  private valueOf(slot: number, fullness: number): number {
    const { heading, above, names, text } = this.counts
    const isInHeading = (heading[slot] ?? 0) > 0
    const inText = text[slot] ?? 0
    const value =
      (isInHeading ? SECTION_BOOSTS.heading * (0.5 + fullness / 2) : 0) +
      ((names[slot] ?? 0) > 0 ? SECTION_BOOSTS.names : 0) +
      ((above[slot] ?? 0) > 0 && !isInHeading ? SECTION_BOOSTS.above : 0) +
      (SECTION_BOOSTS.text * inText) / (inText + 1)
    return value * (this.rarities[slot] ?? 0)
  }

  /** The text that holds most of the query. */
  private bestText({ texts }: Section, unitsOfTexts: readonly number[]) {
    let best = { text: texts[0] ?? null, held: 0 }
    for (const [index, units] of unitsOfTexts.entries()) {
      const held = units === 0 ? 0 : this.importance(units)
      if (held > best.held) best = { text: texts[index] ?? null, held }
    }
    return best
  }
}
