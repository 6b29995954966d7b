import type { PageEntry } from '../index-payload'
import { stem } from './stem'
import { spokenWords } from './stop-words'
import { queryWords } from './tokenize'

/** A query as it is compared with the names of pages. */
export type NameQuery = {
  /** Its words written as one, with and without those that say nothing. */
  readonly joined: readonly string[]
  readonly stems: ReadonlySet<string>
}

const SHORTEST_BEGINNING = 2

export function nameQueryOf(query: string): NameQuery {
  const wholes = queryWords(query).map(({ whole }) => whole)
  const spoken = spokenOf(wholes)
  const joined = [wholes.join(''), spoken.join('')]
  return {
    joined: joined.filter((words) => words.length >= SHORTEST_BEGINNING),
    stems: new Set(spoken.map(stem)),
  }
}

/** What a page is called: its title, and phrases among its keywords. */
export class PageNames {
  private readonly titles: readonly string[]
  private readonly phrases: readonly (readonly string[])[]

  constructor({ title, product, keywords }: PageEntry) {
    const words = wholesOf(title)
    const isOfProduct = product !== null && words.length > 1 && words[0] === product
    this.titles = [words.join(''), ...(isOfProduct ? [words.slice(1).join('')] : [])]
    this.phrases = keywords
      .split(', ')
      .map((keyword) => spokenOf(wholesOf(keyword)).map(stem))
      .filter((phrase) => phrase.length > 1)
  }

  /** Whether the query is the beginning of the title; the product's name before it may be left out. */
  isBegunBy({ joined }: NameQuery): boolean {
    return this.titles.some((title) => joined.some((words) => title.startsWith(words)))
  }

  /** Share of the query that one of the phrases is, 0 when the query does not hold all of it. */
  phraseShare({ stems }: NameQuery): number {
    const held = this.phrases.filter((phrase) => phrase.every((word) => stems.has(word)))
    return Math.max(0, ...held.map((phrase) => phrase.length)) / Math.max(1, stems.size)
  }
}

function wholesOf(text: string): string[] {
  return queryWords(text).map(({ whole }) => whole)
}

function spokenOf(words: readonly string[]): string[] {
  const spoken = spokenWords(words)
  return words.filter((_, index) => spoken[index])
}
