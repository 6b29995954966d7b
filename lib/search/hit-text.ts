import { HIERARCHY_LEVELS } from '../content/search/search-record'
import type { Hit } from './search-client'

/** What a hit shows; every text may hold marks. */
export type HitText = {
  readonly page: string
  /** Headings from the page down to the place; empty when the hit is the page itself. */
  readonly headings: readonly string[]
  readonly snippet: string | null
}

/** The texts of a hit, as the rows of both result lists show them. */
export function hitText({ url, hierarchy, highlighted }: Hit): HitText {
  const isPage = !url.includes('#')
  const headings = HIERARCHY_LEVELS.slice(1).flatMap((level) => highlighted.hierarchy[level] ?? [])
  return {
    page: highlighted.hierarchy.lvl0 ?? hierarchy.lvl0 ?? '',
    headings: isPage ? [] : headings,
    snippet: highlighted.content || null,
  }
}
