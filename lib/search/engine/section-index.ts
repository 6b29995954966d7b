import MiniSearch, { type SearchOptions } from 'minisearch'
import type { IndexedPage } from '../search-index'
import { FIELD_BOOSTS, WORD_WEIGHTS } from './ranking'
import { termsOf } from './tokenize'

export type SearchedSection = {
  readonly page: IndexedPage
  /** 0 the page itself, 1 an H2, and so on. */
  readonly level: number
  readonly anchor: string
  readonly heading: string
  /** Names of the sections around it and its own, from H2 down; empty for the page itself. */
  readonly headings: readonly string[]
  readonly names: string
  readonly passages: readonly string[]
}

/** Sections that hold something, with their scores, and the terms of the index that stood for it. */
export type Found = {
  readonly scores: Map<SearchedSection, number>
  readonly terms: Set<string>
}

type FindOptions = Pick<SearchOptions, 'prefix' | 'fuzzy' | 'fields'> & { readonly weight?: number }

type Entry = { readonly id: number } & Readonly<Partial<Record<keyof typeof FIELD_BOOSTS, string>>>

const MOST_KNOWN = 500

/** The sections of all pages in MiniSearch. */
export class SectionIndex {
  readonly sections: readonly SearchedSection[]
  private readonly index = new MiniSearch<Entry>({
    fields: Object.keys(FIELD_BOOSTS),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELD_BOOSTS,
      tokenize: (term) => [term],
      weights: { prefix: WORD_WEIGHTS.prefix, fuzzy: WORD_WEIGHTS.misspelt },
    },
  })
  /** What was found so far: the next key mostly asks for the same words. */
  private readonly known = new Map<string, Found>()

  constructor(sections: readonly SearchedSection[]) {
    this.sections = sections
    this.index.addAll(sections.map(entryOf))
  }

  /** Sections that hold all of some terms; with options, terms that begin so or look like them. */
  find(terms: readonly string[], { weight = 1, ...options }: FindOptions = {}): Found {
    const key = JSON.stringify([terms, weight, options])
    const known = this.known.get(key)
    if (known !== undefined) return known
    const found: Found = { scores: new Map(), terms: new Set() }
    const query = { combineWith: 'AND' as const, queries: [...terms] }
    for (const { id, score, match } of this.index.search(query, options)) {
      const section = this.sections[Number(id)]
      if (section === undefined) continue
      // MiniSearch multiplies the sum of the scores of the terms by how many there are.
      found.scores.set(section, (weight * score) / terms.length)
      for (const term of Object.keys(match)) found.terms.add(term)
    }
    if (this.known.size >= MOST_KNOWN) this.known.clear()
    this.known.set(key, found)
    return found
  }
}

export function sectionsOf(page: IndexedPage): SearchedSection[] {
  let headings: string[] = []
  return page.sections.map(([level, anchor, heading, names, ...passages]) => {
    if (level > 0)
      headings = [...headings.slice(0, level - 1), heading].filter((name) => name !== '')
    return { page, level, anchor, heading, headings, names, passages }
  })
}

/** What is searched of a section; that of a page itself has what describes the page. */
function entryOf({ page, level, heading, names, passages }: SearchedSection, id: number): Entry {
  const own = { id, names, text: passages.join('\n') }
  if (level > 0) return { ...own, heading }
  const [keywords, questions] = [page.keywords.join('\n'), page.questions.join('\n')]
  return { ...own, title: page.title, description: page.description, keywords, questions }
}
