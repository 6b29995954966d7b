import MiniSearch, { type SearchOptions } from 'minisearch'
import type { IndexedPage } from '../search-index'
import { contentWords, stem, termsOf, wordsOf } from './tokenize'

// Weights of matches. Tune them for the whole query set of `npm run measure -- eval`, never for a single query.
const FIELD_BOOSTS = {
  title: 8,
  heading: 6,
  questions: 5,
  keywords: 4,
  names: 2,
  description: 2,
  text: 1,
} as const

/** Weights of indirect matches; an exact match has the weight 1. */
export const WORD_WEIGHTS = { prefix: 0.85, parts: 0.7, synonym: 0.7, misspelt: 0.6 } as const

export type SearchedSection = {
  readonly page: IndexedPage
  /** 0 the page itself, 1 an H2, and so on. */
  readonly level: number
  readonly anchor: string
  readonly heading: string
  /** Headings from H2 down to that of the section itself; empty for the page itself. */
  readonly headings: readonly string[]
  readonly names: string
  readonly passages: readonly string[]
}

/** Matching sections with their scores, and the matching terms of the index; a phrase is a term with spaces. */
export type Found = {
  readonly scores: Map<SearchedSection, number>
  readonly terms: Set<string>
}

type FindOptions = Pick<SearchOptions, 'prefix' | 'fuzzy' | 'fields'> & {
  readonly weight?: number
  /** Whether several terms may be anywhere in a section. */
  readonly isApart?: boolean
}

type Entry = { readonly id: number } & Readonly<Partial<Record<keyof typeof FIELD_BOOSTS, string>>>

const MAX_CACHED = 500

/** The sections of all pages in MiniSearch. */
export class SectionIndex {
  readonly sections: readonly SearchedSection[]
  private readonly index = new MiniSearch<Entry>({
    fields: Object.keys(FIELD_BOOSTS),
    tokenize: termsOf,
    processTerm: (term) => {
      this.terms.add(term)
      return term
    },
    searchOptions: {
      boost: FIELD_BOOSTS,
      tokenize: (term) => [term],
      weights: { prefix: WORD_WEIGHTS.prefix, fuzzy: WORD_WEIGHTS.misspelt },
    },
  })
  /** Results of the previous query, because the next keystroke usually asks for the same words. */
  private readonly known = new Map<string, Found>()
  private readonly terms = new Set<string>()
  /** Cached stems of sections in reading order, separated by spaces, in which phrases are searched. */
  private readonly texts = new Map<SearchedSection, string>()

  constructor(sections: readonly SearchedSection[]) {
    this.sections = sections
    this.index.addAll(sections.map(entryOf))
  }

  /** Whether any section contains a term. */
  has(term: string): boolean {
    return this.terms.has(term)
  }

  /**
   * Finds the sections that contain a term or, side by side, several terms. Options extend this to prefixes and similar
   * terms.
   */
  find(
    terms: readonly string[],
    { weight = 1, isApart = terms.length === 1, ...options }: FindOptions = {},
  ): Found {
    const key = JSON.stringify([terms, weight, isApart, options])
    const known = this.known.get(key)
    if (known !== undefined) return known
    const found: Found = { scores: new Map(), terms: new Set() }
    const query = { combineWith: 'AND' as const, queries: [...terms] }
    for (const { id, score, match } of this.index.search(query, options)) {
      const section = this.sections[Number(id)]
      if (section === undefined || !(isApart || this.isTogether(section, terms))) continue
      // MiniSearch multiplies the sum of the scores of the terms by how many there are, and a phrase counts as one word.
      found.scores.set(section, (weight * score) / terms.length ** 2)
      if (isApart) for (const term of Object.keys(match)) found.terms.add(term)
      else found.terms.add(terms.join(' '))
    }
    if (this.known.size >= MAX_CACHED) this.known.clear()
    this.known.set(key, found)
    return found
  }

  private isTogether(section: SearchedSection, terms: readonly string[]): boolean {
    const text = this.texts.get(section) ?? stemmedText(section)
    this.texts.set(section, text)
    return text.includes(` ${terms.join(' ')} `)
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

/** The searched text of a section; the first section also contains the facts about the page. */
function entryOf({ page, level, heading, names, passages }: SearchedSection, id: number): Entry {
  const common = { id, names, text: passages.join('\n') }
  if (level > 0) return { ...common, heading }
  const [keywords, questions] = [page.keywords.join('\n'), page.questions.join('\n')]
  return { ...common, title: page.title, description: page.description, keywords, questions }
}

/** The stems of a section, each compound as its parts. */
function stemmedText(section: SearchedSection): string {
  const texts = Object.values(entryOf(section, 0)).map(String)
  const stems = texts.flatMap((text) => [
    ...contentWords(wordsOf(text)).flatMap(({ token, terms }) =>
      terms.length > 2 ? terms.slice(1).map(({ term }) => term) : [stem(token)],
    ),
    '|',
  ])
  return ` ${stems.join(' ')} `
}
