import { oneOf } from '../records'

const PRODUCTS = ['stream', 'ftc'] as const

export type Product = (typeof PRODUCTS)[number]

export function asProduct(value: unknown): Product | null {
  return oneOf(PRODUCTS, value)
}

/** Separates the cells in the text of a table row. */
export const CELL_SEPARATOR = ' · '

/** What search knows about a page, apart from its sections. */
export type RecordPage = {
  /** Path without base path. */
  readonly route: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Questions that the page answers, in a reader's words. The search treats them as names of the page. */
  readonly questions: readonly string[]
  readonly language: string
  readonly version: string
  readonly tag: string
  readonly product: Product | null
  /** Rank by kind of page, from 0 to 100. A higher rank raises the score of the page. */
  readonly rank: number
}

const MAX_SLUG_LENGTH = 60

/** Converts words to part of an anchor, such as `Max. jobs` to `max-jobs`. */
export function anchorSlug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '')
}
