import SearchableMap from 'minisearch/SearchableMap'
import { editDistance, errorsAllowed } from './edit-distance'
import { stem } from './stem'

/** The swap of two neighbors is one error for a typist and two for the map. */
const MAP_DISTANCE_MORE = 1
const MOST_PREFIXED = 12
const MOST_MISSPELT = 4

/** All terms of the index, with what is near them. */
export class Vocabulary {
  private readonly ids = new Map<string, number>()
  /** The same, for what begins so or is written nearly so: asking it for a whole term is slow. */
  private readonly tree = new SearchableMap<number>()
  private readonly terms: string[] = []
  private readonly pageCounts: number[] = []
  private readonly lastPages: number[] = []
  private readonly stems = new Map<string, string[]>()

  /** Number of terms. */
  get size(): number {
    return this.terms.length
  }

  /** Notes that a page holds a term, and gives the term's number. Pages come one after another. */
  add(term: string, page: number): number {
    const known = this.ids.get(term)
    const id = known ?? this.create(term)
    if (this.lastPages[id] !== page) {
      this.lastPages[id] = page
      this.pageCounts[id] = (this.pageCounts[id] ?? 0) + 1
    }
    return id
  }

  has(term: string): boolean {
    return this.ids.has(term)
  }

  idOf(term: string): number | undefined {
    return this.ids.get(term)
  }

  /** How much a term says: high for rare ones, 0 for one that every page holds. */
  rarity(term: string, pageCount: number): number {
    const id = this.ids.get(term)
    const holding = id === undefined ? 0 : (this.pageCounts[id] ?? 0)
    return Math.log(1 + (pageCount - holding + 0.5) / (holding + 0.5))
  }

  /** Other forms of the same word. */
  formsOf(term: string): readonly string[] {
    return (this.stems.get(stem(term)) ?? []).filter((form) => form !== term)
  }

  /** Terms that begin so, the term itself left out: the most used first, then the shortest. */
  beginningWith(prefix: string): string[] {
    const found = [...this.tree.atPrefix(prefix)].filter(([term]) => term !== prefix)
    return this.mostUsed(found, MOST_PREFIXED)
  }

  /** The terms nearest to a word that is not there; none when all are too far. */
  nearest(word: string): string[] {
    // Few errors first: looking further costs many times as much, and most words have one.
    for (let errors = 1; errors <= errorsAllowed(word.length); errors += 1) {
      const found = [...this.tree.fuzzyGet(word, errors + MAP_DISTANCE_MORE)].map(
        ([term, [id]]) => [term, id, editDistance(word, term)] as const,
      )
      const nearest = this.closest(found, errors)
      if (nearest.length > 0) return nearest
    }
    return []
  }

  /** The terms whose beginning is nearest to the beginning of a word that is not there. */
  nearestBeginning(word: string): string[] {
    const allowed = errorsAllowed(word.length)
    if (allowed === 0) return []
    const found = [...this.tree.atPrefix(word.slice(0, 1))]
      .filter(([term]) => term.length > word.length)
      .map(([term, id]) => [term, id, editDistance(word, term.slice(0, word.length))] as const)
    return this.closest(found, allowed - 1)
  }

  private closest(
    found: readonly (readonly [string, number, number])[],
    allowed: number,
  ): string[] {
    const near = found.filter(([, , distance]) => distance <= allowed)
    const least = Math.min(...near.map(([, , distance]) => distance))
    const best = near.filter(([, , distance]) => distance === least)
    return this.mostUsed(
      best.map(([term, id]) => [term, id] as const),
      MOST_MISSPELT,
    )
  }

  private mostUsed(found: readonly (readonly [string, number])[], most: number): string[] {
    const uses = (id: number) => this.pageCounts[id] ?? 0
    return [...found]
      .sort(
        ([a, idA], [b, idB]) => uses(idB) - uses(idA) || a.length - b.length || (a < b ? -1 : 1),
      )
      .slice(0, most)
      .map(([term]) => term)
  }

  private create(term: string): number {
    const id = this.terms.push(term) - 1
    this.ids.set(term, id)
    this.tree.set(term, id)
    const key = stem(term)
    const forms = this.stems.get(key)
    if (forms === undefined) this.stems.set(key, [term])
    else forms.push(term)
    return id
  }
}
