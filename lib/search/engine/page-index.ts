import { PAGE_BOOSTS } from './ranking'

export type PageField = keyof typeof PAGE_BOOSTS

/** BM25+: what more of the same term counts, what the length of a field counts, what a term counts at least. */
const BM25 = { saturation: 1.2, length: 0.7, least: 0.5 } as const

type Scores = Map<number, number>

/** One field of all pages: which terms it holds how often. */
export class FieldIndex {
  private readonly boost: number
  /** By term: a page, how often it holds the term, the next page, and so on. */
  private readonly postings = new Map<number, number[]>()
  /** By page: how many different terms it holds. */
  private readonly lengths: number[] = []
  private totalLength = 0

  constructor(field: PageField) {
    this.boost = PAGE_BOOSTS[field]
  }

  /** Adds all terms that a page holds, by their numbers. */
  add(page: number, terms: Iterable<number>): void {
    let length = 0
    for (const term of terms) {
      const postings = this.postings.get(term) ?? []
      if (postings.length === 0) this.postings.set(term, postings)
      if (postings.at(-2) === page) {
        postings.push((postings.pop() ?? 0) + 1)
        continue
      }
      postings.push(page, 1)
      length += 1
    }
    this.lengths[page] = length
    this.totalLength += length
  }

  /** Adds to the scores of the pages that hold a term. */
  score(term: number, scores: Scores): void {
    const postings = this.postings.get(term) ?? []
    const holding = postings.length / 2
    const pageCount = this.lengths.length
    const rarity = Math.log(1 + (pageCount - holding + 0.5) / (holding + 0.5))
    const average = this.totalLength / pageCount
    for (let index = 0; index < postings.length; index += 2) {
      const page = postings[index] ?? 0
      const count = postings[index + 1] ?? 0
      const length = 1 - BM25.length + (BM25.length * (this.lengths[page] ?? 0)) / average
      const value = (count * (BM25.saturation + 1)) / (count + BM25.saturation * length)
      scores.set(page, (scores.get(page) ?? 0) + this.boost * rarity * (BM25.least + value))
    }
  }
}

/** Finds pages by terms: first by their heads alone, with the full text once it is there. */
export class PageIndex {
  private readonly heads: readonly FieldIndex[]
  private text: FieldIndex | null = null
  private readonly known = new Map<string, Scores>()

  constructor(heads: readonly FieldIndex[]) {
    this.heads = heads
  }

  setText(text: FieldIndex): void {
    this.text = text
    this.known.clear()
  }

  /** Scores of the pages that hold all of some terms; kept, because the next key mostly asks for the same words. */
  scores(terms: readonly number[]): ReadonlyMap<number, number> {
    const key = terms.join(' ')
    const known = this.known.get(key)
    if (known !== undefined) return known
    const scores = scoresOfAll(terms, this.heads)
    const inText = this.text === null ? [] : scoresOfAll(terms, [this.text])
    for (const [page, score] of inText) scores.set(page, (scores.get(page) ?? 0) + score)
    this.known.set(key, scores)
    return scores
  }
}

/** Scores of the pages that hold all terms in some fields; who asks for more terms gets more for a page. */
function scoresOfAll(terms: readonly number[], fields: readonly FieldIndex[]): Scores {
  const [first = new Map(), ...others] = terms.map((term) => {
    const scores: Scores = new Map()
    for (const field of fields) field.score(term, scores)
    return scores
  })
  const quality = new Set(terms).size
  const all: Scores = new Map()
  for (const [page, score] of first) {
    if (!others.every((scores) => scores.has(page))) continue
    const sum = others.reduce((total, scores) => total + (scores.get(page) ?? 0), score)
    all.set(page, sum * quality)
  }
  return all
}
