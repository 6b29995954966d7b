import { highlightTerms } from '../../search/highlight-terms'
import { type Hit, linkTo } from '../../search/hit'
import type { SearchResults } from '../../search/search-session'
import { rememberArrival } from './arrival-terms'

/**
 * Stores the words to highlight on a clicked hit's page, even if the page opens in a new tab.
 * @returns the hit; undefined if the click is not on a hit, or opens the context menu
 */
export function rememberHit(
  click: MouseEvent,
  { hits, query }: Pick<SearchResults, 'hits' | 'query'>,
): Hit | undefined {
  if (click.button === 2 || !(click.target instanceof Element)) return undefined
  const id = click.target.closest('a')?.dataset.hit
  const hit = hits.find((entry) => entry.id === id)
  if (hit !== undefined) rememberArrival(linkTo(hit.url).href, highlightTerms(hit, query))
  return hit
}
