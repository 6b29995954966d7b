import type { QueryUnit } from './query-plan'
import { COVERAGE_POWER, SECTION_BOOSTS, TOGETHER_SHARE } from './ranking'
import type { Section } from './sections'
import type { Vocabulary } from './vocabulary'

/** A place with its score. */
export type ScoredSection = {
  readonly section: Section
  readonly score: number
  /** Whether the query is in its heading rather than in its text. */
  readonly isHeading: boolean
  /** Its text that holds most of the query; null when it has none. */
  readonly text: string | null
}

/** How often a term stands in each field of a place. */
type Count = { heading: number; above: number; names: number; text: number }
type Field = keyof Count

/** Scores places for one query. */
export class SectionScorer {
  private readonly units: readonly QueryUnit[]
  private readonly slotOfTerm = new Map<number, number>()
  private readonly unitOfSlot: number[] = []
  private readonly rarities: number[] = []
  private readonly counts: Count[] = []
  /** Slots that have a count in the place at hand. */
  private touched: number[] = []
  private readonly alternatives: readonly {
    readonly unit: number
    readonly weight: number
    readonly slots: readonly number[]
  }[]

  constructor(units: readonly QueryUnit[], vocabulary: Vocabulary, pageCount: number) {
    this.units = units
    this.alternatives = units.flatMap((unit, index) =>
      unit.alternatives.map(({ terms, weight }) => ({
        unit: index,
        weight,
        slots: terms.map((term) => this.slotFor(term, index, vocabulary, pageCount)),
      })),
    )
  }

  /** Scores the places of a page, best first; places that hold nothing of the query are left out. */
  scoreAll(sections: readonly Section[]): ScoredSection[] {
    const scored: ScoredSection[] = []
    for (const section of sections) {
      this.count(section)
      if (this.touched.length > 0) scored.push(this.score(section))
    }
    return scored.sort((a, b) => b.score - a.score)
  }

  private score(section: Section): ScoredSection {
    const inHeading = this.touched.filter((slot) => (this.counts[slot]?.heading ?? 0) > 0).length
    const fullness = inHeading / Math.max(1, section.headingTerms.length)
    const scores = this.units.map(() => 0)
    const headings = this.units.map(() => false)
    for (const { unit, weight, slots } of this.alternatives) {
      const score = weight * Math.min(...slots.map((slot) => this.valueOf(slot, fullness)))
      scores[unit] = Math.max(scores[unit] ?? 0, score)
      if (slots.every((slot) => (this.counts[slot]?.heading ?? 0) > 0)) headings[unit] = true
    }
    const held = this.importance((unit) => (scores[unit] ?? 0) > 0)
    const sum = scores.reduce((total, score) => total + score, 0)
    const all = this.importance(() => true)
    const best = this.bestText(section)
    return {
      section,
      score: sum * (held / all) ** COVERAGE_POWER * (1 + (TOGETHER_SHARE * best.held) / all),
      isHeading: this.importance((unit) => headings[unit] === true) >= held / 2,
      text: best.text,
    }
  }

  private importance(isHeld: (unit: number) => boolean): number {
    return this.units.reduce(
      (sum, { importance }, unit) => sum + (isHeld(unit) ? importance : 0),
      0,
    )
  }

  private valueOf(slot: number, fullness: number): number {
    const { heading, above, names, text } = this.counts[slot] ?? NOTHING
    const value =
      (heading > 0 ? SECTION_BOOSTS.heading * (0.5 + fullness / 2) : 0) +
      (names > 0 ? SECTION_BOOSTS.names : 0) +
      (above > 0 && heading === 0 ? SECTION_BOOSTS.above : 0) +
      (SECTION_BOOSTS.text * text) / (text + 1)
    return value * (this.rarities[slot] ?? 0)
  }

  /** The text that holds most of the query. */
  private bestText({ texts, textTerms }: Section): { text: string | null; held: number } {
    let best = { text: texts[0] ?? null, held: 0 }
    for (const [index, terms] of textTerms.entries()) {
      const found = new Set<number>()
      for (const id of terms) {
        const slot = this.slotOfTerm.get(id)
        if (slot !== undefined) found.add(this.unitOfSlot[slot] ?? -1)
      }
      const held = this.importance((unit) => found.has(unit))
      if (held > best.held) best = { text: texts[index] ?? null, held }
    }
    return best
  }

  private count(section: Section): void {
    for (const slot of this.touched) this.counts[slot] = { ...NOTHING }
    this.touched = []
    this.countField(section.headingTerms, 'heading')
    this.countField(section.nameTerms, 'names')
    for (const terms of section.textTerms) this.countField(terms, 'text')
    // What stands above counts only where the place holds something of its own.
    if (this.touched.length > 0) this.countField(section.aboveTerms, 'above')
  }

  private countField(ids: Iterable<number>, field: Field): void {
    for (const id of ids) {
      const slot = this.slotOfTerm.get(id)
      const count = slot === undefined ? undefined : this.counts[slot]
      if (slot === undefined || count === undefined) continue
      if (!this.touched.includes(slot)) this.touched.push(slot)
      count[field] += 1
    }
  }

  private slotFor(term: string, unit: number, vocabulary: Vocabulary, pageCount: number): number {
    const id = vocabulary.idOf(term)
    const known = id === undefined ? undefined : this.slotOfTerm.get(id)
    if (known !== undefined) return known
    const slot = this.counts.push({ ...NOTHING }) - 1
    this.unitOfSlot.push(unit)
    this.rarities.push(vocabulary.rarity(term, pageCount))
    if (id !== undefined) this.slotOfTerm.set(id, slot)
    return slot
  }
}

const NOTHING: Count = { heading: 0, above: 0, names: 0, text: 0 }
