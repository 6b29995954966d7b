import { matchOutput, type SignedRow } from '../../content/symptoms/match-output'
import { SEARCH_INPUT_MAX_LENGTH } from '../../site/constants'
import type { Product } from '../../site/products'
import { remembered } from '../../site/remembered'
import type { IndexedError } from '../search-index'
import type { SearchedSection } from './hits'

/** A status, in the form that `matchOutput` gives it. */
const STATUS = /^http\d+$/
/** A number in such a form, another sign of one word, and a sign shorter than 12. */
const SHORT = /^(?:\W*\w+\W*|.{0,11})$/
/** An input cuts longer text off; a URL also loses the space at the end. */
const CUT_FROM = SEARCH_INPUT_MAX_LENGTH - 1
/** Minimum length of what a cut leaves of a phrase, with the space before it. */
const SHORTEST_START = 5

/** Finds the row that explains an error in a query. The URL of a row is the number of its section. */
export class ErrorRows {
  private readonly rows: readonly SignedRow[]

  constructor(
    errors: readonly IndexedError[],
    private readonly sections: readonly SearchedSection[],
  ) {
    this.rows = errors.flatMap(([places, isVague, near, ...signs]) =>
      places.map((place) => ({
        url: String(place),
        product: sections[place]?.page.product ?? null,
        signs,
        near,
        vague: isVague === 1,
        general: false,
      })),
    )
  }

  /** @param product the product whose rows are searched; null for all products */
  find(query: string, product: Product | null, namesPage: boolean): SearchedSection | undefined {
    // The meaning of a status depends on the server, so a status leads to a row only from a page of a product. A method
    // that the query names explains its own statuses.
    const hasStatus = product !== null && !namesPage
    const known = hasStatus ? this.rows : this.rows.map((row) => without(STATUS, row))
    const words = plain(query)
    const isCut = query.length >= CUT_FROM
    const rows = isCut ? known.map((row) => withStarts(row, words)) : known
    // A query often lacks the text that must be near a sign.
    const nearby = rows.filter(({ near }) => near.length > 0)
    const loose = nearby.map((row) => ({ ...without(SHORT, row), near: [] }))
    // A sign that is cut between two phrases says less.
    const cut = isCut
      ? known.map((row) => ({ ...row, signs: starts(row.signs, words, false) }))
      : []
    const [match] = [rows, loose, cut].flatMap((tier) => matchOutput(query, tier, product))
    return match && this.sections[Number(match.known.url)]
  }
}

function without(sign: RegExp, row: SignedRow): SignedRow {
  return { ...row, signs: row.signs.filter((text) => !sign.test(text)) }
}

function withStarts(row: SignedRow, words: string): SignedRow {
  const near = [...row.near, ...starts(row.near, words, true)]
  return { ...row, near, signs: [...row.signs, ...starts(row.signs, words, true)] }
}

/** The starts of texts that the query cuts off: within a phrase if `isWithin`, otherwise between two phrases. */
function starts(texts: readonly string[], words: string, isWithin: boolean): string[] {
  return texts.flatMap((text) => {
    const start = startOf(text, words)
    return start?.isWithin === isWithin ? start.text : []
  })
}

/** The start of a sign where a text is cut, and if within a phrase; undefined if the text has all, or too little. */
function startOf(sign: string, words: string) {
  const found: string[] = []
  let place = 0
  for (const phrase of phrasesOf(sign)) {
    const whole = `${words} `.indexOf(`${phrase} `, place)
    if (whole === -1) {
      const end = endWithStartOf(phrase, words.slice(place))
      const start = [...found, ...(end === '' ? [] : [end])].join('…')
      return SHORT.test(start.trim()) ? undefined : { text: start, isWithin: end !== '' }
    }
    found.push(phrase)
    place = whole + phrase.length
  }
  return undefined
}

/** The end of a text that is the start of a phrase; empty if it is too short. */
function endWithStartOf(phrase: string, text: string): string {
  const shortest = phrase.slice(0, SHORTEST_START)
  let start = text.indexOf(shortest)
  while (start !== -1 && !phrase.startsWith(text.slice(start)))
    start = text.indexOf(shortest, start + 1)
  return start === -1 || shortest.length < SHORTEST_START ? '' : text.slice(start)
}

/** Each sign is read once, because a query is compared with thousands. */
const phrasesOf = remembered((sign: string): readonly string[] => sign.split('…').map(plain))

/** The words, each after a space. */
function plain(text: string): string {
  return ` ${text}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trimEnd()
}
