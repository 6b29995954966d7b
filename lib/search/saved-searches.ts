import { isRecord, parseJson } from '../content/records'
import { asProduct, type Product } from '../content/search/search-record'
import { SAVED_SEARCHES } from '../site/constants'
import { type Hit, linkTo, plainText } from './hit'

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

export function savedSearchOf({ url, page, headings }: Hit): SavedSearch {
  const heading = headings.at(-1)
  return {
    href: linkTo(url).href,
    title: plainText(heading ?? page.title),
    page: heading === undefined ? null : plainText(page.title),
    product: page.product,
  }
}

export function limitSaved({ recents, favorites }: SavedSearches): SavedSearches {
  const newestFavorites = favorites.slice(0, SAVED_SEARCHES.favorites)
  const most =
    newestFavorites.length > 0 ? SAVED_SEARCHES.recentsWithFavorites : SAVED_SEARCHES.recents
  return {
    favorites: newestFavorites,
    recents: recents.filter(({ href }) => !holds(newestFavorites, href)).slice(0, most),
  }
}

/** Adds a search at the front of the recent ones, unless it is a favorite. */
export function addRecent(saved: SavedSearches, entry: SavedSearch): SavedSearches {
  return limitSaved({ ...saved, recents: [entry, ...without(saved.recents, entry.href)] })
}

export function addFavorite(saved: SavedSearches, entry: SavedSearch): SavedSearches {
  return limitSaved({
    recents: without(saved.recents, entry.href),
    favorites: [entry, ...without(saved.favorites, entry.href)],
  })
}

export function removeSaved(saved: SavedSearches, href: string): SavedSearches {
  return limitSaved({
    recents: without(saved.recents, href),
    favorites: without(saved.favorites, href),
  })
}

/**
 * Parses a stored list. Other tabs, older versions of the site, and browser extensions may have changed it.
 * @returns the valid entries without duplicates; null if the text is not a list
 */
export function parseSavedList(text: string): readonly SavedSearch[] | null {
  const value = parseJson(text)
  if (!Array.isArray(value)) return null
  const entries = value.map(parseSaved).filter((entry) => entry !== null)
  return entries.filter(
    (entry, index) => entries.findIndex(({ href }) => href === entry.href) === index,
  )
}

function parseSaved(value: unknown): SavedSearch | null {
  if (!isRecord(value)) return null
  const { href, title, page, product } = value
  if (typeof href !== 'string' || !isSafe(href) || typeof title !== 'string' || title === '')
    return null
  return {
    href,
    title,
    page: typeof page === 'string' ? page : null,
    product: asProduct(product),
  }
}

/** Base for parsing paths; never requested. */
const ANY_ORIGIN = 'https://origin.invalid'

/**
 * Whether a URL is safe: browsers must treat it either as a path on this site or as a full HTTP URL. Checking the first
 * characters is not enough, because browsers skip tabs and line breaks, and treat `\` as a slash.
 */
export function isSafe(href: string): boolean {
  if (!URL.canParse(href, ANY_ORIGIN)) return false
  const { origin } = new URL(href, ANY_ORIGIN)
  return href.startsWith('/') ? origin === ANY_ORIGIN : /^https?:\/\//.test(href)
}

function holds(entries: readonly SavedSearch[], href: string): boolean {
  return entries.some((entry) => entry.href === href)
}

function without(entries: readonly SavedSearch[], href: string): readonly SavedSearch[] {
  return entries.filter((entry) => entry.href !== href)
}
