import { type MouseEvent, memo } from 'react'
import { moveFocusOut } from '../../lib/browser/page/focus-and-scroll'
import { MESSAGES } from '../../lib/site/messages'
import { Icon } from '../ui/Icon'
import { ProductBadge } from './HitList'
import { StartPages } from './StartPages'
import {
  addFavorite,
  readSavedSearches,
  removeSaved,
  type SavedSearch,
  type SavedSearches,
  storeSavedSearches,
  useSavedSearches,
} from './saved-searches'

/** The content of the search box before the reader types. */
export const StartScreen = memo(function StartScreen() {
  const { recents, favorites } = useSavedSearches()
  return (
    <>
      {recents.length + favorites.length === 0 && (
        <p className="search-no-recents">{MESSAGES.noRecentSearches}</p>
      )}
      <SavedPlaces />
      <StartPages />
    </>
  )
})

export function SavedPlaces() {
  const { recents, favorites } = useSavedSearches()
  return (
    <>
      <SavedList title="Recent" place="recent searches" entries={recents} />
      <SavedList title="Favorites" place="favorites" entries={favorites} />
    </>
  )
}

type SavedListProps = {
  readonly title: string
  /** Name of the list in the labels of its buttons. */
  readonly place: 'recent searches' | 'favorites'
  readonly entries: readonly SavedSearch[]
}

function SavedList({ title, place, entries }: SavedListProps) {
  if (entries.length === 0) return null
  return (
    <section className="search-saved" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href} data-start="">
              {entry.title} {entry.page !== null && <small>{entry.page}</small>}
            </a>{' '}
            <ProductBadge product={entry.product} />
            {place !== 'favorites' && (
              <button
                type="button"
                aria-label={`Save ${entry.title} to favorites`}
                onClick={(event) => moveEntry(event, addFavorite, entry)}
              >
                <Icon name="star" />
              </button>
            )}
            <button
              type="button"
              aria-label={`Remove ${entry.title} from ${place}`}
              onClick={(event) => moveEntry(event, removeSaved, entry)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Moves the focus away from a button that is about to be removed with its entry. The focus goes to the input of the
 * search box, or, on the search page, to the title.
 */
function moveEntry(
  { currentTarget }: MouseEvent<HTMLElement>,
  change: (saved: SavedSearches, entry: SavedSearch) => SavedSearches,
  entry: SavedSearch,
): void {
  const section = currentTarget.closest('section')
  if (section !== null) moveFocusOut(section)
  storeSavedSearches(change(readSavedSearches(), entry))
}
