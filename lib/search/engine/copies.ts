import type { PageEntry } from '../index-payload'
import { LEAST_COPIED } from './ranking'
import type { Section } from './sections'

type Found = { readonly page: PageEntry; readonly section: { readonly section: Section } }

/**
 * Leaves out sections that repeat one of another page of the product, save for a name or two: the first is kept.
 * Without the full text, no copy can be recognized.
 */
export function withoutCopies<Item extends Found>(found: readonly Item[]): Item[] {
  const known = new Map<string, Set<number>[]>()
  return found.filter(({ page, section: { section } }) => {
    const terms = new Set(section.textTerms.flatMap((text) => [...text]))
    if (section.level === 0 || terms.size === 0) return true
    const key = `${page.product} ${section.headings.at(-1)}`
    const alike = known.get(key) ?? []
    known.set(key, alike)
    if (alike.some((other) => shareInCommon(terms, other) >= LEAST_COPIED)) return false
    alike.push(terms)
    return true
  })
}

function shareInCommon(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let common = 0
  for (const term of one) if (other.has(term)) common += 1
  return common / Math.max(one.size, other.size)
}
