import type { ProductFacet } from '../content/search/search-record'
import type { LinkedHit } from './docsearch-adapter'
import { hitText } from './hit-text'

/** The hits of one page, best first. */
export type HitGroup = {
  readonly href: string
  readonly isExternal: boolean
  /** Title of the page; may hold marks. */
  readonly title: string
  readonly product: ProductFacet | null
  readonly hits: readonly LinkedHit[]
}

/** Groups hits by page, in the order in which the pages come first. */
export function groupHits(hits: readonly LinkedHit[]): readonly HitGroup[] {
  const groups = new Map<string, LinkedHit[]>()
  for (const entry of hits) {
    const page = pageOf(entry)
    groups.set(page, [...(groups.get(page) ?? []), entry])
  }
  return [...groups].flatMap(([href, entries]) => {
    const [first] = entries
    if (first === undefined) return []
    const { hit, address } = first
    const title = hitText(hit).page
    return { href, isExternal: address.isExternal, title, product: hit.product, hits: entries }
  })
}

function pageOf({ address }: LinkedHit): string {
  return address.href.split('#')[0] ?? address.href
}
