import type { Section } from './sections'

/** The places of a page, and which of them hold a term. */
export class PageSections {
  /** In reading order; the first is the page itself. */
  readonly all: readonly Section[]
  /** By the number of a term: the places that hold it of their own, in reading order. */
  private readonly holders = new Map<number, number[]>()

  constructor(all: readonly Section[]) {
    this.all = all
    for (const [place, { headingTerms, nameTerms, textTerms }] of all.entries()) {
      for (const terms of [headingTerms, nameTerms, ...textTerms]) this.note(terms, place)
    }
  }

  /** The places that hold any of some terms, in reading order: a keystroke need not look at the others. */
  holding(terms: Iterable<number>): Section[] {
    const places = new Set<number>()
    for (const term of terms) for (const place of this.holders.get(term) ?? []) places.add(place)
    return [...places].sort((a, b) => a - b).flatMap((place) => this.all[place] ?? [])
  }

  private note(terms: ArrayLike<number>, place: number): void {
    for (let index = 0; index < terms.length; index += 1) {
      const term = terms[index] ?? 0
      const places = this.holders.get(term)
      if (places === undefined) this.holders.set(term, [place])
      else if (places.at(-1) !== place) places.push(place)
    }
  }
}
