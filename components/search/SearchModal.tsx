import { DocSearchModal } from '@docsearch/react'
import {
  type FormEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { followLink } from '../../lib/browser/navigation/follow-link'
import { isModifiedClick } from '../../lib/browser/navigation/internal-link'
import { rememberArrival } from '../../lib/browser/search/arrival-terms'
import {
  docSearchInput,
  keepDocSearchSound,
  typeQuery,
} from '../../lib/browser/search/docsearch-repairs'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { highlightTerms } from '../../lib/search/highlight-terms'
import { searchRoute } from '../../lib/search/query-text'
import { savedSearchOf } from '../../lib/search/saved-searches'
import { searchAnnouncement } from '../../lib/search/search-announcement'
import { SEARCH_RESULTS } from '../../lib/site/constants'
import { ModalHit } from './ModalHit'
import { ModalPanel } from './ModalPanel'
import styles from './SearchModal.module.css'
import { SeeAllResults } from './SeeAllResults'
import { useModalKeys } from './useModalKeys'
import { useModalSearch } from './useModalSearch'
import { useSavedSearches } from './useSavedSearches'

export type SearchModalProps = {
  /** What the reader typed before this code was there. */
  readonly initialQuery: string
  readonly onClose: () => void
}

/** DocSearch asks for an application although another engine answers. */
const NO_APPLICATION = { appId: 'none', apiKey: 'none' } as const

/** Its own screens are not shown: ours stand in their place. */
const TEXTS = {
  searchBox: { cancelButtonText: 'Close', cancelButtonAriaLabel: 'Close' },
  startScreen: { noRecentSearchesText: '' },
  noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
  errorScreen: { titleText: '', helpText: '' },
} as const

/**
 * The search modal: DocSearch's input and list of results over our engines, with our rows, panels and look around it.
 */
export function SearchModal({ initialQuery, onClose }: SearchModalProps) {
  const root = useRef<HTMLDivElement>(null)
  const [dropdown, setDropdown] = useState<Element | null>(null)
  const { adapter, search } = useModalSearch(root)
  const searches = useSavedSearches()

  useEffect(() => {
    const element = root.current
    if (element === null) return
    setDropdown(element.querySelector('.DocSearch-Dropdown'))
    // The dialog keeps the page from moving; DocSearch would push it aside as well.
    document.body.style.marginRight = ''
    return keepDocSearchSound(element)
  }, [])

  useModalKeys(root, search, () => {
    followLink(withBasePath(searchRoute(docSearchInput(root.current)?.value ?? '')))
    onClose()
  })

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const entry = adapter.hitOf(link.dataset.hit ?? '')
    const href = link.getAttribute('href')
    const place =
      entry === undefined
        ? searches.saved.recents.find((recent) => recent.href === href)
        : savedSearchOf(entry)
    if (place !== undefined) searches.remember(place)
    if (isModifiedClick(event.nativeEvent) || link.target !== '') return
    if (entry !== undefined && search.status === 'answered')
      rememberArrival(entry.address.href, highlightTerms(entry.hit, search.query))
    onClose()
  }

  const hitComponent = useCallback(
    ({ hit }: { readonly hit: { readonly objectID: string } }) => {
      const entry = adapter.hitOf(hit.objectID)
      return <>{entry !== undefined && <ModalHit entry={entry} />}</>
    },
    [adapter],
  )

  const handleReset = () => adapter.reset()

  const handleTyped = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) adapter.askEarly(target.value)
  }

  const handleSuggestion = useCallback((text: string) => {
    const input = docSearchInput(root.current)
    if (input !== null) typeQuery(input, text)
  }, [])

  // DocSearch draws its list for states of its own: it need not for those of our search.
  const docSearch = useMemo(
    () => (
      <DocSearchModal
        {...NO_APPLICATION}
        indexName={siteConfig.search.indexName}
        placeholder={siteConfig.search.placeholder}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={SEARCH_RESULTS.perPage}
        disableUserPersonalization
        transformSearchClient={adapter.transform}
        hitComponent={hitComponent}
        resultsFooterComponent={SeeAllResults}
        translations={TEXTS}
        onClose={onClose}
      />
    ),
    [adapter, hitComponent, initialQuery, onClose],
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks on as links inside are followed
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on links make clicks
    <div
      ref={root}
      className={styles.modal}
      data-status={search.status}
      data-engine={process.env.SITE_SEARCH_ENGINE}
      onClick={handleClick}
      onReset={handleReset}
      onInputCapture={handleTyped}
      onInput={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.value === '') handleReset()
      }}
    >
      {docSearch}
      {dropdown !== null &&
        createPortal(
          <ModalPanel search={search} searches={searches} onSuggestion={handleSuggestion} />,
          dropdown,
        )}
      <p className={styles.announcement} role="status">
        {searchAnnouncement(search)}
      </p>
    </div>
  )
}
