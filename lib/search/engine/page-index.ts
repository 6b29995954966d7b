import { PAGE_BOOSTS } from './ranking'

export type PageField = keyof typeof PAGE_BOOSTS

/** BM25+: what more of the same term counts, what the length of a field counts, what a term counts at least. */
const BM25 = { saturation: 1.2, length: 0.7, least: 0.5 } as const

/** Pages, and the score of each in the same place; a page that is not there holds nothing. */
export type PageScores = { readonly pages: Uint32Array; readonly scores: Float64Array }

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

  /** Adds to the scores of the pages that hold a term, each in the page's place. */
  score(term: number, scores: Float64Array): void {
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
      scores[page] = (scores[page] ?? 0) + this.boost * rarity * (BM25.least + value)
    }
  }
}

/** Finds pages by terms: first by their heads alone, with the full text once it is there. */
export class PageIndex {
  private readonly heads: readonly FieldIndex[]
  private readonly pageCount: number
  private text: FieldIndex | null = null
  private readonly known = new Map<string, PageScores>()

  constructor(heads: readonly FieldIndex[], pageCount: number) {
    this.heads = heads
    this.pageCount = pageCount
  }

  setText(text: FieldIndex): void {
    this.text = text
    this.known.clear()
  }

  /** Scores of the pages that hold all of some terms; kept, because the next key mostly asks for the same words. */
  scores(terms: readonly number[]): PageScores {
    const key = terms.join(' ')
    const known = this.known.get(key)
    if (known !== undefined) return known
    const scores = this.scoresOfAll(terms, this.heads)
    if (this.text !== null) {
      const inText = this.scoresOfAll(terms, [this.text])
      for (let page = 0; page < this.pageCount; page += 1)
        scores[page] = (scores[page] ?? 0) + (inText[page] ?? 0)
    }
    const found = withoutNothing(scores)
    this.known.set(key, found)
    return found
  }

  /** Scores of the pages that hold all terms in some fields; who asks for more terms gets more for a page. */
  private scoresOfAll(terms: readonly number[], fields: readonly FieldIndex[]): Float64Array {
    const ofTerms = terms.map((term) => {
      const scores = new Float64Array(this.pageCount)
      for (const field of fields) field.score(term, scores)
      return scores
    })
    const quality = new Set(terms).size
    const all = new Float64Array(this.pageCount)
    for (let page = 0; page < this.pageCount; page += 1) {
      let sum = 0
      for (const scores of ofTerms) {
        const score = scores[page] ?? 0
        if (score === 0) {
          sum = 0
          break
        }
        sum += score
      }
      all[page] = sum * quality
    }
    return all
  }
}

function withoutNothing(scores: Float64Array): PageScores {
  const pages = Uint32Array.from(scores.keys()).filter((page) => (scores[page] ?? 0) > 0)
  return { pages, scores: Float64Array.from(pages, (page) => scores[page] ?? 0) }
}
