import type { ComponentType } from 'react'
import { warmUpSearchClient } from '../../lib/search/load-search-client'
import type { SearchModalProps } from './SearchModal'

/** Loads the code of the search modal, and beside it what the first results need. */
export async function loadSearchModal(): Promise<ComponentType<SearchModalProps>> {
  void warmUpSearchClient()
  const { SearchModal } = await import('./SearchModal')
  return SearchModal
}

/** Loads the modal and its engine ahead, when the reader is about to search. */
export function warmUpSearch(): void {
  loadSearchModal().catch(() => {
    // Opening the modal tries again, and tells of it.
  })
}
