import MiniSearch, { type SearchOptions } from 'minisearch'
import { type IndexedPage, unpackAnchor } from '../search-index'
import { contentWords, stem, termsOf, wordsOf } from './tokenize'

// Weights of matches. Tune them for the whole query set of `npm run test:build -- search-quality`, never for a single query.
const FIELD_BOOSTS = {
  title: 8,
  heading: 6,
  questions: 5,
  keywords: 4,
  names: 2,
  description: 2,
  text: 1,
} as const

/** Weights of indirect matches; an exact match has weight 1. */
export const WORD_WEIGHTS = { prefix: 0.85, parts: 0.7, synonym: 0.7, misspelt: 0.6 } as const

export type SearchedSection = {
  readonly page: IndexedPage
  /** 0 for the page itself, 1 for an H2, and so on. */
  readonly level: number
  readonly anchor: string
  readonly heading: string
  /** Headings from the H2 down, ending with the section's heading if it has one; empty for the page itself. */
  readonly headings: readonly string[]
  readonly names: string
  readonly passages: readonly string[]
}

/** `terms` are the matching index terms. A matching phrase is one term with spaces. */
export type Found = {
  readonly scores: Map<SearchedSection, number>
  readonly terms: Set<string>
}

type FindOptions = Pick<SearchOptions, 'prefix' | 'fuzzy' | 'fields'> & {
  readonly weight?: number
  /** Whether the terms may occur anywhere in a section, rather than only side by side. */
  readonly isApart?: boolean
}

type Entry = { readonly id: number } & Readonly<Partial<Record<keyof typeof FIELD_BOOSTS, string>>>

const MAX_CACHED = 500

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
  /** Cached results, because the next keystroke usually looks up the same words. */
  private readonly known = new Map<string, Found>()
  private readonly terms = new Set<string>()
  /** Texts of sections as stems separated by spaces, cached for finding phrases. */
  private readonly texts = new Map<SearchedSection, string>()

  constructor(sections: readonly SearchedSection[]) {
    this.sections = sections
    this.index.addAll(sections.map(entryOf))
  }

  has(term: string): boolean {
    return this.terms.has(term)
  }

  /** Finds the sections that contain all terms: side by side, or anywhere in the section if `isApart` is set. */
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
      // MiniSearch adds up the scores of the terms and multiplies the sum by their number. Divide by the number twice,
      // so that a phrase counts as one word.
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
  return page.sections.map((section) => {
    const [level, , heading, names, ...passages] = section
    const anchor = unpackAnchor(section)
    if (level > 0)
      headings = [...headings.slice(0, level - 1), heading].filter((name) => name !== '')
    return { page, level, anchor, heading, headings, names, passages }
  })
}

function entryOf({ page, level, heading, names, passages }: SearchedSection, id: number): Entry {
  const common = { id, names, text: passages.join('\n') }
  if (level > 0) return { ...common, heading }
  const [keywords, questions] = [page.keywords.join('\n'), page.questions.join('\n')]
  return { ...common, title: page.title, description: page.description, keywords, questions }
}

/**
 * A section's fields as stems, without stop words, and with each compound split into its parts. A bar keeps phrases
 * from spanning two fields.
 */
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
