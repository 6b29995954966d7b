import type { ComponentType } from 'react'
import { warmUpSearchClient } from '../../lib/search/load-search-client'
import type { SearchModalProps } from './SearchModal'

/** Loads the code of the search modal. */
export async function loadSearchModal(): Promise<ComponentType<SearchModalProps>> {
  const { SearchModal } = await import('./SearchModal')
  return SearchModal
}

/** Loads the modal and its engine ahead, when the reader is about to search. */
export function warmUpSearch(): void {
  void warmUpSearchClient()
  loadSearchModal().catch(() => {
    // Opening the modal tries again, and tells of it.
  })
}
