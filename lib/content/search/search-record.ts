import { oneOf } from '../records'

/** The products, for badges on hits and for filters. */
export const PRODUCTS = ['stream', 'ftc'] as const

export type Product = (typeof PRODUCTS)[number]

/** Narrows an untrusted value to a product; null if it is not one. */
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
  /** Search terms from the front matter. */
  readonly keywords: readonly string[]
  /** Questions that the page answers, in a reader's words. The search treats them as names of the page. */
  readonly questions: readonly string[]
  readonly language: string
  readonly version: string
  readonly tag: string
  readonly product: Product | null
  /** Rank by kind of page, from 0 to 100, to order equal matches. */
  readonly rank: number
}

/** A searchable part of a page, such as a heading or a table row. Both search indexes consist of these records. */
export type SearchRecord = {
  readonly page: RecordPage
  /** Id of the target element; empty for the page itself. */
  readonly anchor: string
  /** Headings from H2 down to the record; null for a missing level. */
  readonly headings: readonly (string | null)[]
  /** Whether the record is the page or heading itself rather than text below it. */
  readonly isHeading: boolean
  /** Prose, a code block, or a table row; for the page itself, its description; for a heading, null. */
  readonly text: string | null
  /** For a table row, the column headers of the cells in `text`. */
  readonly columns?: readonly string[]
  /** Names in the text that readers type literally: parameters, keys, ports, commands. */
  readonly names: readonly string[]
}

const FORMS = [
  /\d/, // 8648, g6-dedicated-4
  /[a-z][A-Z]|[A-Z]{2}/, // maxFTCInstances
  /[_.:/-]\w/, // cert-manager, values.yaml, /CambriaFC/v1
]
/** Characters that no name contains: commands have spaces, placeholders have angle brackets, and URLs have `://`. */
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
