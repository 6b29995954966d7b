import type { SavedSearch } from '../../lib/search/saved-searches'
import { MESSAGES } from '../../lib/site/messages'
import { ProductBadge } from './ProductBadge'
import styles from './StartScreen.module.css'
import type { SavedSearchesControl } from './useSavedSearches'

export type StartScreenProps = { readonly searches: SavedSearchesControl }

/** What the modal shows before a query: where the reader went lately, and what they keep. */
export function StartScreen({ searches: { saved, favor, forget } }: StartScreenProps) {
  if (saved.recents.length + saved.favorites.length === 0)
    return <p className={styles.none}>{MESSAGES.noRecentSearches}</p>
  return (
    <>
      <Places title="Recent" places={saved.recents} onFavor={favor} onForget={forget} />
      <Places title="Favorites" places={saved.favorites} onForget={forget} />
    </>
  )
}

type PlacesProps = {
  readonly title: string
  readonly places: readonly SavedSearch[]
  readonly onFavor?: (place: SavedSearch) => void
  readonly onForget: (place: SavedSearch) => void
}

function Places({ title, places, onFavor, onForget }: PlacesProps) {
  if (places.length === 0) return null
  const list = title.toLowerCase()
  return (
    <section className={styles.places} aria-labelledby={`search-${list}`}>
      <h2 id={`search-${list}`}>{title}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.href}>
            <a href={place.href} data-saved="">
              <span className={styles.title}>{place.title}</span>
              {place.page !== null && <span className={styles.page}>{place.page}</span>}
            </a>
            <ProductBadge product={place.product} />
            {onFavor !== undefined && (
              <button
                type="button"
                aria-label={`Save ${place.title} to favorites`}
                onClick={() => onFavor(place)}
              >
                <StarIcon />
              </button>
            )}
            <button
              type="button"
              aria-label={`Remove ${place.title} from ${list}`}
              onClick={() => onForget(place)}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StarIcon() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
      <path
        d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function CrossIcon() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
      <path
        d="M7 7l10 10M17 7L7 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  )
}
