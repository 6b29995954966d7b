import { createStorageItem } from '../../lib/browser/storage/storage'
import { isRecord, parseJson } from '../../lib/content/json'
import { withBasePath } from '../../lib/content/settings/base-path'
import { type Hit, unmarked } from '../../lib/search/search-client'
import { SAVED_SEARCHES } from '../../lib/site/constants'
import { asProduct, type Product } from '../../lib/site/products'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { useStored } from '../ui/useStored'

/** A page or section that the reader opened from search. */
export type SavedSearch = {
  /** Path with base path and anchor, or the full URL of an external page. */
  readonly href: string
  readonly title: string
  /** Title of the section's page; null if the entry is a page. */
  readonly page: string | null
  readonly product: Product | null
}

/** Pages and sections that the reader opened from search, or marked as favorites. Both lists are newest first (§9). */
export type SavedSearches = {
  readonly recents: readonly SavedSearch[]
  readonly favorites: readonly SavedSearch[]
}

// Not in storage-items.ts, because every page loads that file, and only search needs these items.
const recentsItem = createStorageItem(STORAGE_KEYS.searchRecents, parseSavedList)
const favoritesItem = createStorageItem(STORAGE_KEYS.searchFavorites, parseSavedList)

export function useSavedSearches(): SavedSearches {
  const recents = useStored(recentsItem) ?? []
  const favorites = useStored(favoritesItem) ?? []
  return limitSaved({ recents, favorites })
}

export function readSavedSearches(): SavedSearches {
  return limitSaved({ recents: recentsItem.get() ?? [], favorites: favoritesItem.get() ?? [] })
}

export function storeSavedSearches({ recents, favorites }: SavedSearches): void {
  recentsItem.set(recents)
  favoritesItem.set(favorites)
}

export function savedSearchOf({ url, page, headings }: Hit): SavedSearch {
  const heading = headings.at(-1)
  return {
    href: withBasePath(url),
    title: unmarked(heading ?? page.title),
    page: heading === undefined ? null : unmarked(page.title),
    product: page.product,
  }
}

/** Stored lists can exceed the limits. */
export function limitSaved({ recents, favorites }: SavedSearches): SavedSearches {
  const newestFavorites = favorites.slice(0, SAVED_SEARCHES.favorites)
  const most =
    newestFavorites.length > 0 ? SAVED_SEARCHES.recentsWithFavorites : SAVED_SEARCHES.recents
  return {
    favorites: newestFavorites,
    recents: recents
      .filter(({ href }) => !newestFavorites.some((favorite) => favorite.href === href))
      .slice(0, most),
  }
}

/** Adds a search at the front of the recent ones, unless it is a favorite. */
export function addRecent(saved: SavedSearches, entry: SavedSearch): SavedSearches {
  return limitSaved({ ...saved, recents: [entry, ...removeSaved(saved, entry).recents] })
}

export function addFavorite(saved: SavedSearches, entry: SavedSearch): SavedSearches {
  const { recents, favorites } = removeSaved(saved, entry)
  return limitSaved({ recents, favorites: [entry, ...favorites] })
}

export function removeSaved({ recents, favorites }: SavedSearches, removed: SavedSearch) {
  const isKept = ({ href }: SavedSearch) => href !== removed.href
  return { recents: recents.filter(isKept), favorites: favorites.filter(isKept) }
}

/**
 * Parses a stored list. Other tabs, older versions of the site, and browser extensions may have changed it.
 * @returns the valid entries; null if the text is not a list
 */
export function parseSavedList(text: string): readonly SavedSearch[] | null {
  const value = parseJson(text)
  if (!Array.isArray(value)) return null
  return value.filter(isRecord).flatMap(({ href, title, page, product }) => {
    if (typeof href !== 'string' || typeof title !== 'string') return []
    const pageTitle = typeof page === 'string' ? page : null
    return [{ href, title, page: pageTitle, product: asProduct(product) }]
  })
}
