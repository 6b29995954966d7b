import { limitSaved, parseSavedList, type SavedSearches } from '../../search/saved-searches'
import * as STORAGE_KEYS from '../../site/storage-keys'
import { createStorageSlot } from '../storage/storage'

// Not in slots.ts: every page loads that one, and these belong to the search modal.
const recentsSlot = createStorageSlot(STORAGE_KEYS.searchRecents, parseSavedList, JSON.stringify)
const favoritesSlot = createStorageSlot(
  STORAGE_KEYS.searchFavorites,
  parseSavedList,
  JSON.stringify,
)

/** The searches that are kept on this device, checked and cut to their limits. */
export function readSavedSearches(): SavedSearches {
  return limitSaved({ recents: recentsSlot.get() ?? [], favorites: favoritesSlot.get() ?? [] })
}

/** Keeps them; without storage, until the page is closed. */
export function writeSavedSearches({ recents, favorites }: SavedSearches): void {
  recentsSlot.set(recents)
  favoritesSlot.set(favorites)
}
