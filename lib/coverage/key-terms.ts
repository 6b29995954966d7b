import { formatDate } from '../docs/format-date'

const CODE_SPAN = /`([^`\n|]+)`/g
/** Sheets and pages write dates in two ways. */
const DATE = /\b\d{4}-\d{2}-\d{2}\b/g
const ROUTE = /\/?docs\/[\w/]+/g
const WORD = /[A-Za-z0-9][\w.:+#%-]*[\w%+#]|[A-Za-z0-9]/g
/** Longer code is looked up word by word: pages break it up and fill in other placeholders. */
const LONGEST_CODE = 32
/** With fewer strong terms, ordinary words count too. */
const FEW_TERMS = 4
const ORDINARY_LENGTH = 6

/** Words in which the site's spelling differs from that of the sheets. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/licen[cs]e/g, 'license'],
  [/colour/g, 'color'],
  [/centre/g, 'center'],
  [/([a-z])isation/g, '$1ization'],
  [/[–—]/g, '-'],
  [/[’]/g, "'"],
]

/** A text as it is compared: lower case, one spelling, single blanks. */
export function comparable(text: string): string {
  const lower = text.replace(DATE, formatDate).toLowerCase()
  return SPELLINGS.reduce((value, [from, to]) => value.replace(from, to), lower).replace(
    /\s+/g,
    ' ',
  )
}

/**
 * The terms by which a text can be found again: code, names in capitals or with digits, numbers. A text without such
 * terms is known by its longer words.
 */
export function keyTerms(text: string): string[] {
  const codes = [...text.replace(ROUTE, ' ').matchAll(CODE_SPAN)].flatMap(([, code = '']) =>
    code.length <= LONGEST_CODE ? [code] : (code.match(WORD) ?? []).filter(isStrong),
  )
  const words = text.replace(CODE_SPAN, ' ').replace(ROUTE, ' ').match(WORD) ?? []
  const strong = distinct([...codes, ...words.filter(isStrong)])
  if (strong.length >= FEW_TERMS) return strong
  return distinct([...strong, ...words.filter((word) => word.length >= ORDINARY_LENGTH)])
}

/** Names in capitals or mixed case, versions, ports and other numbers of two digits or more. */
function isStrong(word: string): boolean {
  if (/^\d+$/.test(word)) return word.length >= 2
  return /\d/.test(word) || /[A-Z].*[A-Z]|[a-z][A-Z]/.test(word)
}

function distinct(terms: readonly string[]): string[] {
  return [...new Set(terms.map((term) => comparable(term).trim()).filter((term) => term !== ''))]
}
