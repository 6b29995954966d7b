import type { Product } from '../../content/search/search-record'
import type { ProductWords } from '../../content/search/search-words'
import type { PageEntry } from '../index-payload'
import { queryWords } from './tokenize'
import { contentWordFlags, stem } from './words'

/** A query as it is compared with the names of pages. */
export type NameQuery = {
  /** Its words joined, with and without stop words. */
  readonly joined: readonly string[]
  readonly stems: ReadonlySet<string>
}

const SHORTEST_BEGINNING = 2

export function nameQueryOf(query: string): NameQuery {
  const tokens = queryWords(query).map(({ token }) => token)
  const contentWords = withoutStopWords(tokens)
  const joined = [tokens.join(''), contentWords.join('')]
  return {
    joined: joined.filter((words) => words.length >= SHORTEST_BEGINNING),
    stems: new Set(contentWords.map(stem)),
  }
}

/** What a page is called: its title, phrases among its keywords, and the questions that it answers. */
export class PageNames {
  private readonly titles: readonly string[]
  private readonly phrases: readonly (readonly string[])[]
  private readonly questions: readonly ReadonlySet<string>[]

  constructor({ title, product, keywords, sections }: PageEntry) {
    const words = tokensOf(title)
    const isOfProduct = product !== null && words.length > 1 && words[0] === product
    this.titles = [words.join(''), ...(isOfProduct ? [words.slice(1).join('')] : [])]
    this.phrases = keywords
      .split(', ')
      .map((keyword) => withoutStopWords(tokensOf(keyword)).map(stem))
      .filter((phrase) => phrase.length > 1)
    const questions = sections[0]?.[2] ?? ''
    this.questions = questions.split('\n').map((text) => nameQueryOf(text).stems)
  }

  /** Whether the query is the beginning of the title; the product's name before it may be left out. */
  isBegunBy({ joined }: NameQuery): boolean {
    return this.titles.some((title) => joined.some((words) => title.startsWith(words)))
  }

  /** Share of the query that one of the questions asks. */
  questionShare({ stems }: NameQuery): number {
    const held = this.questions.map((question) => {
      let count = 0
      for (const word of stems) if (question.has(word)) count += 1
      return count
    })
    return stems.size < 2 ? 0 : Math.max(0, ...held) / stems.size
  }

  /** Share of the query that one of the phrases is, 0 when the query does not hold all of it. */
  phraseShare({ stems }: NameQuery): number {
    const held = this.phrases.filter((phrase) => phrase.every((word) => stems.has(word)))
    return Math.max(0, ...held.map((phrase) => phrase.length)) / Math.max(1, stems.size)
  }
}

function tokensOf(text: string): string[] {
  return queryWords(text).map(({ token }) => token)
}

function withoutStopWords(words: readonly string[]): string[] {
  const contentWords = contentWordFlags(words)
  return words.filter((_, index) => contentWords[index])
}

/** The product that words of a query name; null when they name none, or both. */
export function productNamed(
  { stems }: NameQuery,
  productWords: readonly ProductWords[],
): Product | null {
  const named = productWords.filter(({ words }) =>
    words.some((word) => tokensOf(word).every((part) => stems.has(stem(part)))),
  )
  return named.length === 1 ? (named[0]?.product ?? null) : null
}
