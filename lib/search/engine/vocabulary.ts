import { editDistance, errorsAllowed, stem } from './words'

const MOST_PREFIXED = 12
const MOST_MISSPELT = 4

/** All terms of the index by their numbers, with what is near them. */
export class Vocabulary {
  private readonly ids = new Map<string, number>()
  private readonly terms: string[] = []
  /** By term: which letters it has, a bit for each. */
  private readonly letters: number[] = []
  private readonly pageCounts: number[] = []
  private readonly lastPages: number[] = []
  private readonly byStem = new Map<string, string[]>()
  private readonly byFirstLetter = new Map<string, string[]>()

  get size(): number {
    return this.terms.length
  }

  /** Notes that a page holds a term, and gives the term's number. Pages come one after another. */
  add(term: string, page: number): number {
    const id = this.ids.get(term) ?? this.create(term)
    if (this.lastPages[id] !== page) {
      this.lastPages[id] = page
      this.pageCounts[id] = this.usesOf(id) + 1
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
    const holding = id === undefined ? 0 : this.usesOf(id)
    return Math.log(1 + (pageCount - holding + 0.5) / (holding + 0.5))
  }

  /** Other forms of the same word. */
  formsOf(term: string): readonly string[] {
    return (this.byStem.get(stem(term)) ?? []).filter((form) => form !== term)
  }

  /** Terms that begin so, the term itself left out: the most used first, then the shortest. */
  beginningWith(prefix: string): string[] {
    const found = this.likeBeginning(prefix)
    return this.mostUsed(
      found.filter((term) => term.startsWith(prefix) && term !== prefix),
      MOST_PREFIXED,
    )
  }

  /** The terms nearest to a word that is not there; none when all are too far. */
  nearest(word: string): string[] {
    const allowed = errorsAllowed(word.length)
    const letters = lettersOf(word)
    const near = this.terms.filter(
      (term, id) =>
        Math.abs(term.length - word.length) <= allowed &&
        // An error removes at most one letter and adds at most one: cheaper to check than the edit distance.
        bitCount(letters ^ (this.letters[id] ?? 0)) <= 2 * allowed,
    )
    return this.closest(near, (term) => editDistance(word, term), allowed)
  }

  /** The terms whose beginning is nearest to the beginning of a word that is not there. */
  nearestBeginning(word: string): string[] {
    const longer = this.likeBeginning(word).filter((term) => term.length > word.length)
    const distanceOf = (term: string) => editDistance(word, term.slice(0, word.length))
    return this.closest(longer, distanceOf, errorsAllowed(word.length) - 1)
  }

  private likeBeginning(word: string): readonly string[] {
    return this.byFirstLetter.get(word.slice(0, 1)) ?? []
  }

  private closest(
    terms: readonly string[],
    distanceOf: (term: string) => number,
    allowed: number,
  ): string[] {
    let least = allowed
    let best: string[] = []
    for (const term of terms) {
      const distance = distanceOf(term)
      if (distance > least) continue
      if (distance < least) best = []
      least = distance
      best.push(term)
    }
    return this.mostUsed(best, MOST_MISSPELT)
  }

  private mostUsed(terms: readonly string[], most: number): string[] {
    const uses = (term: string) => this.usesOf(this.ids.get(term) ?? -1)
    return [...terms]
      .sort((a, b) => uses(b) - uses(a) || a.length - b.length || (a < b ? -1 : 1))
      .slice(0, most)
  }

  private usesOf(id: number): number {
    return this.pageCounts[id] ?? 0
  }

  private create(term: string): number {
    const id = this.terms.push(term) - 1
    this.ids.set(term, id)
    this.letters.push(lettersOf(term))
    addTo(this.byStem, stem(term), term)
    addTo(this.byFirstLetter, term.slice(0, 1), term)
    return id
  }
}

function addTo(groups: Map<string, string[]>, key: string, term: string): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [term])
  else group.push(term)
}

/** A bit for each letter of a word; some letters share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
