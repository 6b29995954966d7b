import type { Hit } from '../hit'
import type { PageEntry } from '../index-payload'
import { type FindMatches, markMatches, snippetOf } from './highlight'
import { LEAST_COPIED } from './ranking'
import type { ScoredSection } from './section-score'
import type { Section } from './sections'

export function hitOf(
  page: PageEntry,
  { section, isHeading, text }: ScoredSection,
  findMatches: FindMatches,
  snippetWords: number,
): Hit {
  const mark = (words: string) => markMatches(words, findMatches)
  const isPage = section.level === 0
  // A page found by its title is shown with its summary.
  const content = isPage && (isHeading || text === null) ? page.description : text
  const url = section.anchor === '' ? page.route : `${page.route}#${section.anchor}`
  return {
    id: url,
    url,
    page: { title: mark(page.title), product: page.product },
    headings: isPage ? [] : section.headings.filter((heading) => heading !== null).map(mark),
    snippet: content === null ? [] : snippetOf(content, findMatches, snippetWords),
  }
}

type Found = { readonly page: PageEntry; readonly section: { readonly section: Section } }

/** Terms of sections that have been compared: the next key mostly finds the same ones. */
const knownTerms = new WeakMap<Section, ReadonlySet<number>>()

/**
 * Leaves out sections that repeat one of another page of the product, save for a name or two: the first is kept.
 * Without the full text, no copy can be recognized.
 */
export function withoutCopies<Item extends Found>(found: readonly Item[]): Item[] {
  const known = new Map<string, Section[]>()
  return found.filter(({ page, section: { section } }) => {
    if (section.level === 0 || section.textTerms.every((text) => text.length === 0)) return true
    const key = `${page.product} ${section.headings.at(-1)}`
    const alike = known.get(key) ?? []
    known.set(key, alike)
    if (alike.some((other) => isCopy(termsOf(section), termsOf(other)))) return false
    alike.push(section)
    return true
  })
}

function termsOf(section: Section): ReadonlySet<number> {
  const terms = knownTerms.get(section) ?? new Set(section.textTerms.flatMap((text) => [...text]))
  knownTerms.set(section, terms)
  return terms
}

function isCopy(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  const needed = LEAST_COPIED * Math.max(one.size, other.size)
  // Sizes distinguish most of them.
  if (Math.min(one.size, other.size) < needed) return false
  let common = 0
  for (const term of one) if (other.has(term)) common += 1
  return common >= needed
}
