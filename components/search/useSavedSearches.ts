import { useCallback, useState } from 'react'
import {
  readSavedSearches,
  writeSavedSearches,
} from '../../lib/browser/search/saved-searches-store'
import {
  addFavorite,
  addRecent,
  removeSaved,
  type SavedSearch,
  type SavedSearches,
} from '../../lib/search/saved-searches'

export type SavedSearchesControl = {
  readonly saved: SavedSearches
  readonly remember: (place: SavedSearch) => void
  readonly favor: (place: SavedSearch) => void
  readonly forget: (place: SavedSearch) => void
}

/** Recent and favorite searches, kept on this device. */
export function useSavedSearches(): SavedSearchesControl {
  const [saved, setSaved] = useState(readSavedSearches)
  const change = useCallback((turn: (before: SavedSearches) => SavedSearches) => {
    const after = turn(readSavedSearches())
    writeSavedSearches(after)
    setSaved(after)
  }, [])
  return {
    saved,
    remember: (place) => change((before) => addRecent(before, place)),
    favor: (place) => change((before) => addFavorite(before, place)),
    forget: (place) => change((before) => removeSaved(before, place.href)),
  }
}
