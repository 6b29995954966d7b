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

/** By the way a word of the query led to a term of the index; 1 when it is the term itself. */
export const WORD_WEIGHTS = { prefix: 0.85, parts: 0.7, synonym: 0.7, misspelt: 0.6 } as const

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

/** Sections that hold something, with their scores, and the terms of the index that stood for it; phrases with spaces. */
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

const MOST_KNOWN = 500

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
  /** Stems of sections in reading order, between spaces, as far as phrases were looked for. */
  private readonly texts = new Map<SearchedSection, string>()

  constructor(sections: readonly SearchedSection[]) {
    this.sections = sections
    this.index.addAll(sections.map(entryOf))
  }

  /** Whether a section holds a term. */
  has(term: string): boolean {
    return this.terms.has(term)
  }

  /** Sections that hold a term or, of several, all of them side by side; with options, terms that begin so or look alike. */
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
    if (this.known.size >= MOST_KNOWN) this.known.clear()
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
  const own = { id, names, text: passages.join('\n') }
  if (level > 0) return { ...own, heading }
  const [keywords, questions] = [page.keywords.join('\n'), page.questions.join('\n')]
  return { ...own, title: page.title, description: page.description, keywords, questions }
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
