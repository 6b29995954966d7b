import type { FactUnit } from './fact-unit'
import { keyTerms } from './key-terms'
import type { SitePage } from './page-sections'

export type Coverage = {
  readonly unit: FactUnit
  readonly status: 'covered' | 'partly' | 'missing' | 'no-terms'
  /** Route with anchor; null when no page has any of its terms. */
  readonly place: string | null
  readonly found: readonly string[]
  readonly notFound: readonly string[]
}

const COVERED_FROM = 0.6
const PARTLY_FROM = 0.3
/** How much better another page must fit than the one the sheet names. */
const BETTER_BY = 0.15

/** Looks for the page and the anchor where the terms of a unit stand. */
export function findUnit(unit: FactUnit, pages: readonly SitePage[]): Coverage {
  const terms = keyTerms(unit.text)
  const shareOf = (page: SitePage) => foundIn(page.text, terms).length / terms.length
  const named = pages.find(({ route }) => route === unit.route)
  const best = pages.reduce<SitePage | undefined>(
    (one, page) => (one !== undefined && shareOf(one) >= shareOf(page) ? one : page),
    undefined,
  )
  const isBestNeeded =
    best !== undefined && (named === undefined || shareOf(best) > shareOf(named) + BETTER_BY)
  const page = isBestNeeded ? best : named
  if (terms.length === 0 || page === undefined)
    return { unit, status: 'no-terms', place: null, found: [], notFound: terms }
  const found = foundIn(page.text, terms)
  const share = found.length / terms.length
  return {
    unit,
    status: share >= COVERED_FROM ? 'covered' : share >= PARTLY_FROM ? 'partly' : 'missing',
    place: found.length === 0 ? null : `${page.route}${anchorOf(page, found)}`,
    found,
    notFound: terms.filter((term) => !found.includes(term)),
  }
}

/** The anchor below which most of the terms stand. */
function anchorOf(page: SitePage, terms: readonly string[]): string {
  let best = { anchor: '', count: 0 }
  for (const { anchor, text } of page.sections) {
    const count = foundIn(text, terms).length
    if (count > best.count) best = { anchor, count }
  }
  return best.anchor === '' ? '' : `#${best.anchor}`
}

function foundIn(text: string, terms: readonly string[]): string[] {
  return terms.filter((term) => holds(text, term))
}

/** Whether a text holds a term as words of its own: 80 is not in 8080. */
function holds(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + term.length] ?? ' '
    const isCut = (edge: string, outside: string) =>
      /[a-z0-9]/.test(edge) && /[a-z0-9]/.test(outside)
    if (!isCut(term[0] ?? '', before) && !isCut(term.at(-1) ?? '', after)) return true
  }
  return false
}
