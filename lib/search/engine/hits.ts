import type { Hit } from '../hit'
import { type FindMatches, markMatches, snippetOf } from './highlight'
import { LEAST_COPIED } from './ranking'
import type { SearchedSection } from './section-index'
import { termsOf } from './tokenize'

export function hitOf(section: SearchedSection, findMatches: FindMatches, words: number): Hit {
  const { page, anchor, level, headings, passages } = section
  const mark = (text: string) => markMatches(text, findMatches)
  const url = anchor === '' ? page.route : `${page.route}#${anchor}`
  return {
    id: url,
    url,
    page: { title: mark(page.title), product: page.product },
    headings: headings.map(mark),
    snippet: snippetOf(
      level === 0 ? pagePassages(section, findMatches) : passages,
      findMatches,
      words,
    ),
  }
}

/** A page found by its title is shown with its summary, one found by all of its sections with what they say. */
function pagePassages({ page, passages }: SearchedSection, findMatches: FindMatches): string[] {
  const own = [page.description, ...passages]
  return own.some((text) => findMatches(text).length > 0)
    ? own
    : [...own, ...page.sections.flatMap(([, , , , ...inSection]) => inSection)]
}

/** Leaves out sections that repeat one of another page of the product, save for a name or two: the first is kept. */
export function withoutCopies(found: readonly SearchedSection[]): SearchedSection[] {
  const known = new Map<string, ReadonlySet<string>[]>()
  return found.filter((section) => {
    if (section.level === 0 || section.passages.length === 0) return true
    const key = `${section.page.product} ${section.heading}`
    const alike = known.get(key) ?? []
    const terms = termsIn(section)
    known.set(key, [...alike, terms])
    return !alike.some((other) => isCopy(terms, other))
  })
}

/** Terms of sections that have been compared: the next key mostly finds the same ones. */
const knownTerms = new WeakMap<SearchedSection, ReadonlySet<string>>()

function termsIn(section: SearchedSection): ReadonlySet<string> {
  const terms = knownTerms.get(section) ?? new Set(section.passages.flatMap(termsOf))
  knownTerms.set(section, terms)
  return terms
}

function isCopy(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((term) => other.has(term)).length
  return common >= LEAST_COPIED * Math.max(one.size, other.size)
}
