import type { ProductFacet } from '../content/search/search-record'
import { SAVED_SEARCHES } from '../site/constants'
import type { LinkedHit } from './docsearch-adapter'
import { hitText } from './hit-text'
import { plainText } from './marked-text'

/** A place the reader went to from search. */
export type SavedSearch = {
  /** Path with anchor, or full address of a page elsewhere. */
  readonly href: string
  readonly title: string
  /** Title of the page, when the place is a part of it. */
  readonly page: string | null
  readonly product: ProductFacet | null
}

/** What is kept of searches on this device, newest first; §9. */
export type SavedSearches = {
  readonly recents: readonly SavedSearch[]
  readonly favorites: readonly SavedSearch[]
}

/** How the place of a hit is kept. */
export function savedSearchOf({ hit, address }: LinkedHit): SavedSearch {
  const { page, headings } = hitText(hit)
  const heading = headings.at(-1)
  return {
    href: address.href,
    title: plainText(heading ?? page),
    page: heading === undefined ? null : plainText(page),
    product: hit.product,
  }
}

/** Cuts both lists to their limits; a favorite is no recent search. */
export function limitSaved({ recents, favorites }: SavedSearches): SavedSearches {
  const keptFavorites = favorites.slice(0, SAVED_SEARCHES.favorites)
  const most =
    keptFavorites.length > 0 ? SAVED_SEARCHES.recentsWithFavorites : SAVED_SEARCHES.recents
  return {
    favorites: keptFavorites,
    recents: recents.filter(({ href }) => !holds(keptFavorites, href)).slice(0, most),
  }
}

/** Puts a place in front of the recent searches, unless it is a favorite. */
export function addRecent(saved: SavedSearches, place: SavedSearch): SavedSearches {
  return limitSaved({ ...saved, recents: [place, ...without(saved.recents, place.href)] })
}

/** Makes a recent search a favorite. */
export function addFavorite(saved: SavedSearches, place: SavedSearch): SavedSearches {
  return limitSaved({
    recents: without(saved.recents, place.href),
    favorites: [place, ...without(saved.favorites, place.href)],
  })
}

/** Forgets a place. */
export function removeSaved(saved: SavedSearches, href: string): SavedSearches {
  return limitSaved({
    recents: without(saved.recents, href),
    favorites: without(saved.favorites, href),
  })
}

/**
 * Reads one list as it is stored: other tabs, older versions and extensions write there too.
 * @returns null when it is no list; entries that are none are left out
 */
export function parseSavedList(text: string): readonly SavedSearch[] | null {
  const value = parseJson(text)
  if (!Array.isArray(value)) return null
  const places = value.map(parsePlace).filter((place) => place !== null)
  return places.filter(
    (place, index) => places.findIndex(({ href }) => href === place.href) === index,
  )
}

function parsePlace(value: unknown): SavedSearch | null {
  if (typeof value !== 'object' || value === null) return null
  const href: unknown = Reflect.get(value, 'href')
  const title: unknown = Reflect.get(value, 'title')
  const page: unknown = Reflect.get(value, 'page')
  const product: unknown = Reflect.get(value, 'product')
  if (typeof href !== 'string' || !isSafe(href) || typeof title !== 'string' || title === '')
    return null
  return {
    href,
    title,
    page: typeof page === 'string' ? page : null,
    product: product === 'stream' || product === 'ftc' ? product : null,
  }
}

function isSafe(href: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/)/.test(href)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function holds(places: readonly SavedSearch[], href: string): boolean {
  return places.some((place) => place.href === href)
}

function without(places: readonly SavedSearch[], href: string): readonly SavedSearch[] {
  return places.filter((place) => place.href !== href)
}
