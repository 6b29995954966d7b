import type { MouseEvent } from 'react'
import { moveFocusOut } from '../../lib/browser/page/focus-and-scroll'
import type { SavedSearch } from '../../lib/search/saved-searches'
import { MESSAGES } from '../../lib/site/messages'
import { Icon, LineDrawing } from '../ui/Icon'
import { ProductBadge } from './ResultParts'
import { StartPages } from './StartPages'
import type { SavedSearchesControl } from './useSavedSearches'

const STAR = 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z'

export type StartScreenProps = {
  readonly searches: SavedSearchesControl
  readonly currentRoute: string
}

export function StartScreen({ searches, currentRoute }: StartScreenProps) {
  const { recents, favorites } = searches.saved
  return (
    <>
      {recents.length + favorites.length === 0 && (
        <p className="search-no-recents">{MESSAGES.noRecentSearches}</p>
      )}
      <SavedPlaces searches={searches} />
      <StartPages currentRoute={currentRoute} />
    </>
  )
}

export function SavedPlaces({
  searches: { saved, favor, forget },
}: Pick<StartScreenProps, 'searches'>) {
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

/**
 * Moves the focus away from a button that is about to be removed with its entry. The focus goes to the input of the
 * search box, or, on the search page, to the main content.
 */
function leaveSection({ currentTarget }: MouseEvent<HTMLElement>): void {
  const section = currentTarget.closest('section')
  if (section !== null) moveFocusOut(section)
}

function SavedList({ title, entries, onFavor, onForget }: SavedListProps) {
  if (entries.length === 0) return null
  const list = title.toLowerCase()
  const place = list === 'recent' ? 'recent searches' : list
  return (
    <section className="search-saved" aria-labelledby={`search-${list}`}>
      <h2 id={`search-${list}`}>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href} data-start="">
              {entry.title} {entry.page !== null && <small>{entry.page}</small>}
            </a>{' '}
            <ProductBadge product={entry.product} />
            {onFavor !== undefined && (
              <button
                type="button"
                aria-label={`Save ${entry.title} to favorites`}
                onClick={(event) => {
                  leaveSection(event)
                  onFavor(entry)
                }}
              >
                <LineDrawing path={STAR} />
              </button>
            )}
            <button
              type="button"
              aria-label={`Remove ${entry.title} from ${place}`}
              onClick={(event) => {
                leaveSection(event)
                onForget(entry)
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
