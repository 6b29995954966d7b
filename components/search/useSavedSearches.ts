import { createStorageSlot } from '../../lib/browser/storage/storage'
import {
  addFavorite,
  addRecent,
  limitSaved,
  parseSavedList,
  removeSaved,
  type SavedSearch,
  type SavedSearches,
} from '../../lib/search/saved-searches'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { useStored } from '../ui/useStored'

export type SavedSearchesControl = {
  readonly saved: SavedSearches
  readonly remember: (entry: SavedSearch) => void
  readonly favor: (entry: SavedSearch) => void
  readonly forget: (entry: SavedSearch) => void
}

// Not in slots.ts: every page loads that one, and these belong to search.
const recentsSlot = createStorageSlot(STORAGE_KEYS.searchRecents, parseSavedList, JSON.stringify)
const favoritesSlot = createStorageSlot(
  STORAGE_KEYS.searchFavorites,
  parseSavedList,
  JSON.stringify,
)

/** Recent and favorite searches, kept on this device; without storage, until the page is closed. */
export function useSavedSearches(): SavedSearchesControl {
  const recents = useStored(recentsSlot) ?? []
  const favorites = useStored(favoritesSlot) ?? []
  // What is stored is cut to its limits.
  const saved = limitSaved({ recents, favorites })
  const keep = (next: SavedSearches) => {
    recentsSlot.set(next.recents)
    favoritesSlot.set(next.favorites)
  }
  return {
    saved,
    remember: (entry) => keep(addRecent(saved, entry)),
    favor: (entry) => keep(addFavorite(saved, entry)),
    forget: (entry) => keep(removeSaved(saved, entry.href)),
  }
}
