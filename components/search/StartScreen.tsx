import { moveFocusOut } from '../../lib/browser/page/move-focus-out'
import type { SavedSearch } from '../../lib/search/saved-searches'
import { MESSAGES } from '../../lib/site/messages'
import { Icon } from '../ui/Icon'
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
      <SavedList title="Recent" entries={saved.recents} onFavor={favor} onForget={forget} />
      <SavedList title="Favorites" entries={saved.favorites} onForget={forget} />
    </>
  )
}

type SavedListProps = {
  readonly title: string
  readonly entries: readonly SavedSearch[]
  readonly onFavor?: (entry: SavedSearch) => void
  readonly onForget: (entry: SavedSearch) => void
}

function SavedList({ title, entries, onFavor, onForget }: SavedListProps) {
  if (entries.length === 0) return null
  const list = title.toLowerCase()
  return (
    <section className={styles.saved} aria-labelledby={`search-${list}`}>
      <h2 id={`search-${list}`}>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href} data-saved="">
              <span className={styles.title}>{entry.title}</span>
              {entry.page !== null && <span className={styles.page}>{entry.page}</span>}
            </a>
            <ProductBadge product={entry.product} />
            {onFavor !== undefined && (
              <button
                type="button"
                aria-label={`Save ${entry.title} to favorites`}
                onClick={(event) => {
                  moveFocusOut(event.currentTarget)
                  onFavor(entry)
                }}
              >
                <StarIcon />
              </button>
            )}
            <button
              type="button"
              aria-label={`Remove ${entry.title} from ${list}`}
              onClick={(event) => {
                moveFocusOut(event.currentTarget)
                onForget(entry)
              }}
            >
              <Icon name="close" className={styles.cross} />
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
