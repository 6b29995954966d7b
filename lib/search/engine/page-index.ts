import MiniSearch from 'minisearch'
import { PAGE_BOOSTS } from './ranking'
import type { Slices } from './slices'

/** The terms of each field of a page, as one text with spaces. */
export type PageDocument = { readonly id: number } & Readonly<
  Partial<Record<keyof typeof PAGE_BOOSTS, string>>
>

const HEAD_FIELDS = ['title', 'keywords', 'headings', 'names', 'description'] as const
const TEXT_FIELDS = ['text'] as const

const splitTerms = (text: string): string[] => (text === '' ? [] : text.split(' '))

function createIndex(fields: readonly string[]) {
  return new MiniSearch<PageDocument>({
    fields: [...fields],
    tokenize: splitTerms,
    processTerm: (term) => term,
    searchOptions: {
      boost: PAGE_BOOSTS,
      combineWith: 'AND',
      prefix: false,
      fuzzy: false,
    },
  })
}

/** Finds pages by terms: first by their heads alone, with the full text once it is there. */
export class PageIndex {
  private readonly heads = createIndex(HEAD_FIELDS)
  private texts: MiniSearch<PageDocument> | null = null
  private readonly known = new Map<string, ReadonlyMap<number, number>>()

  addHeads(documents: readonly PageDocument[]): void {
    this.heads.addAll(documents)
  }

  /** Adds the full texts; until all are there, queries are answered without. */
  async addTexts(documents: readonly PageDocument[], slices: Slices): Promise<void> {
    const texts = createIndex(TEXT_FIELDS)
    for (const document of documents) {
      texts.add(document)
      await slices.next()
    }
    this.texts = texts
    this.known.clear()
  }

  /** Scores of the pages that hold all of some terms; kept, because the next key mostly asks for the same words. */
  scores(terms: readonly string[]): ReadonlyMap<number, number> {
    const query = terms.join(' ')
    const known = this.known.get(query)
    if (known !== undefined) return known
    const scores = new Map<number, number>()
    for (const index of this.texts === null ? [this.heads] : [this.heads, this.texts]) {
      for (const { id, score } of index.search(query)) {
        const page: unknown = id
        if (typeof page === 'number') scores.set(page, (scores.get(page) ?? 0) + score)
      }
    }
    this.known.set(query, scores)
    return scores
  }
}
