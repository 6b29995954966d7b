import type { ComponentType } from 'react'
import { warmUpSearchClient } from '../../lib/search/load-search-client'
import type { SearchModalProps } from './SearchModal'

/** Loads the search modal of this build, and beside it what the first results need; the other one is not in its scripts. */
export async function loadSearchModal(): Promise<ComponentType<SearchModalProps>> {
  void warmUpSearchClient()
  if (process.env.SITE_SEARCH_ENGINE === 'hosted') {
    const { HostedModal } = await import('./HostedModal')
    return HostedModal
  } else {
    const { SearchModal } = await import('./SearchModal')
    return SearchModal
  }
}

/** Loads the modal and its engine ahead, when the reader is about to search. */
export function warmUpSearch(): void {
  loadSearchModal().catch(() => {
    // Opening the modal tries again, and tells of it.
  })
}
