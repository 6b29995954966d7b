import type { QueryUnit } from './query-plan'
import { COVERAGE_POWER, SECTION_BOOSTS } from './ranking'
import type { Section } from './sections'
import type { Vocabulary } from './vocabulary'

/** A place with its score; `isHeading` when the query is in its heading rather than in its text. */
export type ScoredSection = {
  readonly section: Section
  readonly score: number
  readonly isHeading: boolean
}

type Slot = { readonly unit: number; readonly weight: number; readonly slots: readonly number[] }

/** Scores places for one query. */
export class SectionScorer {
  private readonly units: readonly QueryUnit[]
  private readonly slotOfTerm = new Map<number, number>()
  private readonly rarities: number[] = []
  private readonly alternatives: Slot[]
  private readonly counts: { heading: number; above: number; names: number; text: number }[] = []

  constructor(units: readonly QueryUnit[], vocabulary: Vocabulary, pageCount: number) {
    this.units = units
    this.alternatives = units.flatMap((unit, index) =>
      unit.alternatives.map(({ terms, weight }) => ({
        unit: index,
        weight,
        slots: terms.map((term) => this.slotFor(term, vocabulary, pageCount)),
      })),
    )
  }

  /** Scores the places of a page, best first; places that hold nothing of the query are left out. */
  scoreAll(sections: readonly Section[]): ScoredSection[] {
    return sections
      .map((section) => this.score(section))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  }

  private score(section: Section): ScoredSection {
    this.count(section)
    const headingMatches = new Set(section.headingTerms.filter((id) => this.slotOfTerm.has(id)))
    const fullness = headingMatches.size / Math.max(1, new Set(section.headingTerms).size)
    const unitScores = this.units.map(() => 0)
    const headingScores = this.units.map(() => 0)
    for (const { unit, weight, slots } of this.alternatives) {
      const values = slots.map((slot) => this.valueOf(slot, fullness))
      const total = Math.min(...values.map((value) => value.total)) * weight
      const heading = Math.min(...values.map((value) => value.heading)) * weight
      unitScores[unit] = Math.max(unitScores[unit] ?? 0, total)
      headingScores[unit] = Math.max(headingScores[unit] ?? 0, heading)
    }
    const covered = this.covered(unitScores)
    const sum = unitScores.reduce((total, score) => total + score, 0)
    return {
      section,
      score: sum * covered ** COVERAGE_POWER,
      isHeading: covered > 0 && this.covered(headingScores) >= covered / 2,
    }
  }

  private covered(scores: readonly number[]): number {
    const all = this.units.reduce((total, unit) => total + unit.importance, 0)
    const held = this.units.reduce(
      (total, unit, index) => total + ((scores[index] ?? 0) > 0 ? unit.importance : 0),
      0,
    )
    return all === 0 ? 0 : held / all
  }

  private valueOf(slot: number, fullness: number): { total: number; heading: number } {
    const count = this.counts[slot]
    const rarity = this.rarities[slot] ?? 0
    if (count === undefined) return { total: 0, heading: 0 }
    const heading = count.heading > 0 ? SECTION_BOOSTS.heading * (0.5 + fullness / 2) : 0
    const total =
      heading +
      (count.names > 0 ? SECTION_BOOSTS.names : 0) +
      (count.above > 0 ? SECTION_BOOSTS.above : 0) +
      (SECTION_BOOSTS.text * count.text) / (count.text + 1)
    return { total: total * rarity, heading: heading * rarity }
  }

  private count(section: Section): void {
    for (const count of this.counts) {
      count.heading = 0
      count.above = 0
      count.names = 0
      count.text = 0
    }
    const add = (ids: Iterable<number>, field: 'heading' | 'above' | 'names' | 'text') => {
      for (const id of ids) {
        const slot = this.slotOfTerm.get(id)
        const count = slot === undefined ? undefined : this.counts[slot]
        if (count !== undefined) count[field] += 1
      }
    }
    add(section.headingTerms, 'heading')
    add(section.aboveTerms, 'above')
    add(section.nameTerms, 'names')
    add(section.textTerms, 'text')
  }

  private slotFor(term: string, vocabulary: Vocabulary, pageCount: number): number {
    const id = vocabulary.idOf(term)
    const known = id === undefined ? undefined : this.slotOfTerm.get(id)
    if (known !== undefined) return known
    const slot = this.counts.push({ heading: 0, above: 0, names: 0, text: 0 }) - 1
    this.rarities.push(vocabulary.rarity(term, pageCount))
    if (id !== undefined) this.slotOfTerm.set(id, slot)
    return slot
  }
}
