import { oneOf } from '../records'

/** The products whose pages are searched: badge and filter of their hits. */
export const PRODUCTS = ['stream', 'ftc'] as const

export type Product = (typeof PRODUCTS)[number]

/** The product that a stored or foreign value names; null when it names none. */
export function asProduct(value: unknown): Product | null {
  return oneOf(PRODUCTS, value)
}

/** Separator of the cells of a row in the text of its record. */
export const CELL_SEPARATOR = ' · '

/** Fields shared by all records of a page. */
export type RecordPage = {
  /** Path without base path. */
  readonly route: string
  readonly title: string
  readonly description: string
  /** Other words for the page, from its front matter. */
  readonly keywords: readonly string[]
  /** Questions that the page answers, phrased like a reader; they count as headings. */
  readonly questions: readonly string[]
  readonly language: string
  readonly version: string
  readonly tag: string
  readonly product: Product | null
  /** Ranks equal matches by kind of page, 0 to 100. */
  readonly rank: number
}

/** A piece of a page that a reader can be sent to. The embedded index and the hosted one are made from these. */
export type SearchRecord = {
  readonly page: RecordPage
  /** Id of the element to land on; empty for the page itself. */
  readonly anchor: string
  /** Headings from H2 down to the record; null where a level is missing. */
  readonly headings: readonly (string | null)[]
  /** Whether the record is the page or heading itself rather than text below it. */
  readonly isHeading: boolean
  /** Prose, command or table row; of the page itself its description; null for other headings. */
  readonly text: string | null
  /** Names in it that readers type literally: parameters, keys, ports, commands. */
  readonly names: readonly string[]
}

const FORMS = [
  /\d/, // 8648, g6-dedicated-4
  /[a-z][A-Z]|[A-Z]{2}/, // maxFTCInstances
  /[_.:/-]\w/, // cert-manager, values.yaml, /CambriaFC/v1
]
/** Spaces make a command, angle brackets a value to fill in, `://` a URL. */
const NO_NAME = /[\s<>…]|:\/\//
const MAX_CHARACTERS = 48

/** Whether a text is a name that readers type literally: a parameter, a key, a port, an error code. */
export function isIdentifier(text: string): boolean {
  return (
    text.length > 1 &&
    text.length <= MAX_CHARACTERS &&
    !NO_NAME.test(text) &&
    FORMS.some((form) => form.test(text))
  )
}
