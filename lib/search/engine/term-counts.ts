import type { Section } from './sections'

/** The words of the query that a section holds, a bit for each. */
export type HeldTerms = { readonly any: number; readonly ofTexts: readonly number[] }

/**
 * Counts the terms of a query in the fields of a section. Each term has a slot, which holds its counts in the section at hand.
 * Every keystroke runs through all terms of many pages, so this is plain arrays.
 */
export class TermCounts {
  readonly heading: number[] = []
  readonly above: number[] = []
  readonly names: number[] = []
  readonly text: number[] = []
  /** Numbers of the terms that the query asks for. */
  readonly terms: number[] = []
  /** For each term of the vocabulary its slot, from 1; 0 when the query does not ask for it. */
  private readonly slots: Uint16Array
  private readonly queryTermBits: number[] = []
  private isClean = true

  constructor(vocabularySize: number) {
    this.slots = new Uint16Array(vocabularySize)
  }

  /** The slot of a term, made for the first word of the query that asks for it. */
  slotOf(term: number | undefined, queryTerm: number): number {
    const known = term === undefined ? 0 : (this.slots[term] ?? 0)
    if (known > 0) return known - 1
    for (const field of [this.heading, this.above, this.names, this.text]) field.push(0)
    const slot = this.queryTermBits.push(1 << queryTerm) - 1
    if (term !== undefined) {
      this.slots[term] = slot + 1
      this.terms.push(term)
    }
    return slot
  }

  /** Counts a section. The headings above it count only where the section itself holds a word of the query. */
  count(section: Section): HeldTerms {
    if (!this.isClean)
      for (const field of [this.heading, this.above, this.names, this.text]) field.fill(0)
    const ofTexts = section.textTerms.map((terms) => this.add(terms, this.text))
    const own =
      this.add(section.headingTerms, this.heading) |
      this.add(section.nameTerms, this.names) |
      ofTexts.reduce((all, queryTerms) => all | queryTerms, 0)
    this.isClean = own === 0
    return { any: own === 0 ? 0 : own | this.add(section.aboveTerms, this.above), ofTexts }
  }

  private add(terms: ArrayLike<number>, field: number[]): number {
    let queryTerms = 0
    for (let index = 0; index < terms.length; index += 1) {
      const slot = (this.slots[terms[index] ?? 0] ?? 0) - 1
      if (slot < 0) continue
      field[slot] = (field[slot] ?? 0) + 1
      queryTerms |= this.queryTermBits[slot] ?? 0
    }
    return queryTerms
  }
}
