import { oneOf } from '../records'

export const PRODUCTS = ['stream', 'ftc'] as const

export type Product = (typeof PRODUCTS)[number]

export function asProduct(value: unknown): Product | null {
  return oneOf(PRODUCTS, value)
}

/** Separates the cells in the text of a record for a table row. */
export const CELL_SEPARATOR = ' · '

/** Fields shared by all records for a page. */
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

/** A searchable part of a page, such as a heading or a table row. */
export type SearchRecord = {
  readonly page: RecordPage
  /** Id of the target element; empty for the page itself and for text above its first heading. */
  readonly anchor: string
  /** Headings from the H2 down to the record's section; null for a skipped level. */
  readonly headings: readonly (string | null)[]
  /** True for the page itself and for its sections; false for prose, code blocks, and table rows. */
  readonly isHeading: boolean
  /** Prose, a code block, or a table row; the description for the page itself; null for a section. */
  readonly text: string | null
  /** For a table row, the column headers of the cells in `text`. */
  readonly columns?: readonly string[]
  /** Names that readers type literally: parameters, keys, ports. */
  readonly names: readonly string[]
}

const FORMS = [
  /\d/, // 8648, g6-dedicated-4
  /[a-z][A-Z]|[A-Z]{2}/, // maxFTCInstances
  /[_.:/-]\w/, // cert-manager, values.yaml, /CambriaFC/v1
]
/** Signs that a text is not a name: spaces in commands, angle brackets in placeholders, `://` in URLs. */
const NOT_A_NAME = /[\s<>…]|:\/\//
const MAX_CHARACTERS = 48

/** Whether a text looks like a name that readers type literally, such as a parameter, key, port, or error code. */
export function isIdentifier(text: string): boolean {
  return (
    text.length > 1 &&
    text.length <= MAX_CHARACTERS &&
    !NOT_A_NAME.test(text) &&
    FORMS.some((form) => form.test(text))
  )
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
