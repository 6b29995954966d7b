import { useCallback, useState } from 'react'
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

export type SavedSearchesControl = {
  readonly saved: SavedSearches
  readonly remember: (entry: SavedSearch) => void
  readonly favor: (entry: SavedSearch) => void
  readonly forget: (entry: SavedSearch) => void
}

// Not in slots.ts: every page loads that one, and these belong to the search modal.
const recents = createStorageSlot(STORAGE_KEYS.searchRecents, parseSavedList, JSON.stringify)
const favorites = createStorageSlot(STORAGE_KEYS.searchFavorites, parseSavedList, JSON.stringify)

/** Recent and favorite searches, kept on this device; without storage, until the page is closed. */
export function useSavedSearches(): SavedSearchesControl {
  const [saved, setSaved] = useState(readSaved)
  const change = useCallback((turn: (before: SavedSearches) => SavedSearches) => {
    const after = turn(readSaved())
    recents.set(after.recents)
    favorites.set(after.favorites)
    setSaved(after)
  }, [])
  return {
    saved,
    remember: (entry) => change((before) => addRecent(before, entry)),
    favor: (entry) => change((before) => addFavorite(before, entry)),
    forget: (entry) => change((before) => removeSaved(before, entry.href)),
  }
}

/** What is stored, checked and cut to its limits; nothing while the page is built. */
function readSaved(): SavedSearches {
  if (typeof window === 'undefined') return { recents: [], favorites: [] }
  return limitSaved({ recents: recents.get() ?? [], favorites: favorites.get() ?? [] })
}
