import { createStorageItem } from '../../lib/browser/storage/storage'
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

// Not in storage-items.ts, because every page loads that file, and only search needs these items.
const recentsItem = createStorageItem(STORAGE_KEYS.searchRecents, parseSavedList)
const favoritesItem = createStorageItem(STORAGE_KEYS.searchFavorites, parseSavedList)

export function useSavedSearches(): SavedSearchesControl {
  const recents = useStored(recentsItem) ?? []
  const favorites = useStored(favoritesItem) ?? []
  // Stored lists can exceed the limits.
  const saved = limitSaved({ recents, favorites })
  const store = (next: SavedSearches) => {
    recentsItem.set(next.recents)
    favoritesItem.set(next.favorites)
  }
  return {
    saved,
    remember: (entry) => store(addRecent(saved, entry)),
    favor: (entry) => store(addFavorite(saved, entry)),
    forget: (entry) => store(removeSaved(saved, entry.href)),
  }
}
