import '@docsearch/css/dist/_variables.css'
import '@docsearch/css/dist/modal.css'
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react'
import { useRouter } from 'next/router'
import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { isModifiedClick } from '../../lib/browser/navigation/internal-link'
import { rememberArrival } from '../../lib/browser/search/arrival-terms'
import { withBasePath, withoutBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { highlightTerms } from '../../lib/search/highlight-terms'
import { linkTo } from '../../lib/search/hit'
import { createProviderClient } from '../../lib/search/hosted/client'
import { createDocSearchSession } from '../../lib/search/hosted/docsearch'
import { hitUrlOptions } from '../../lib/search/hosted/provider-record'
import { contextualFilters } from '../../lib/search/hosted/request'
import { readHostedSearch } from '../../lib/search/hosted/settings'
import { searchRoute } from '../../lib/search/query'
import { searchAnnouncement } from '../../lib/search/search-announcement'
import type { SearchState } from '../../lib/search/search-session'
import { SEARCH_RESULTS } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import styles from './HostedModal.module.css'
import { SearchFailed } from './NoResults'
import type { SearchModalProps } from './SearchModal'

const TEXTS = {
  searchBox: { cancelButtonText: 'Close', cancelButtonAriaLabel: 'Close' },
  startScreen: { noRecentSearchesText: MESSAGES.noRecentSearches },
  noResultsScreen: {
    noResultsText: MESSAGES.noResultsFor,
    suggestedQueryText: MESSAGES.trySearchingFor,
    reportMissingResultsText: MESSAGES.missingResults,
    reportMissingResultsLinkText: `${MESSAGES.letUsKnow} ${MESSAGES.opensNewTab}`,
  },
} as const

const { missingResultsUrl } = siteConfig.search
const MISSING_RESULTS =
  missingResultsUrl === null ? {} : { getMissingResultsUrl: () => missingResultsUrl }

/** The search modal of a hosted build: DocSearch as it is, over the provider's client with the limits of §9. */
export function HostedModal({ dialog, text, onClose }: SearchModalProps) {
  const [initialQuery] = useState(text)
  useEffect(() => transferTypedText(dialog, initialQuery), [dialog, initialQuery])

  const [state, setState] = useState<SearchState>({ status: 'idle', results: null })
  const [session] = useState(() =>
    createDocSearchSession(createProviderClient(), hitUrlOptions(), setState),
  )
  const settings = useMemo(readHostedSearch, [])
  const latest = useRef(state.results)
  useEffect(() => {
    latest.current = state.results
  }, [state.results])

  const { push } = useRouter()
  // Made once: DocSearch would forget the query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's method is another with each change of page
  const docSearch = useMemo(() => {
    const navigate = ({ itemUrl }: { readonly itemUrl: string }) => {
      arriveFrom(latest.current, itemUrl)
      if (itemUrl.startsWith('/')) void push(withoutBasePath(itemUrl))
      else window.location.assign(itemUrl)
    }
    return (
      <DocSearchModal
        appId={settings?.appId ?? ''}
        apiKey={settings?.apiKey ?? ''}
        indexName={settings?.indexName ?? ''}
        placeholder={siteConfig.search.placeholder}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        searchParameters={{ facetFilters: contextualFilters() }}
        maxResultsPerGroup={SEARCH_RESULTS.perPage}
        transformSearchClient={session.transform}
        navigator={{ navigate }}
        hitComponent={HitLink}
        resultsFooterComponent={SeeAllResults}
        translations={TEXTS}
        onClose={onClose}
        {...MISSING_RESULTS}
      />
    )
  }, [session, settings, initialQuery, onClose])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks on as links inside are followed
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on links make clicks
    <div
      className={styles.modal}
      data-failed={state.status === 'failed' ? '' : undefined}
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link === null) return
        const isModified = isModifiedClick(event.nativeEvent)
        arriveFrom(latest.current, link.getAttribute('href') ?? '', isModified)
        if (link.target === '' && !isModified) onClose()
      }}
      // DocSearch keeps Escape from the dialog.
      onKeyDownCapture={({ key }) => key === 'Escape' && onClose()}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.value === '') session.reset()
      }}
      onReset={session.reset}
    >
      {docSearch}
      {state.status === 'failed' && (
        <div className={styles.failed}>
          <SearchFailed results={null} onRetry={session.retry} />
        </div>
      )}
      <p className={styles.announcement} role="status">
        {searchAnnouncement(state)}
      </p>
    </div>
  )
}

/**
 * Hides the bar of the box, since DocSearch brings an input of its own, which has the focus by now. What the reader has
 * typed until then goes along.
 * @returns the function that shows the bar again
 */
function transferTypedText(
  dialog: RefObject<HTMLDialogElement | null>,
  initialQuery: string,
): (() => void) | undefined {
  const box = dialog.current
  const bar = box?.querySelector('form')
  if (!bar) return undefined
  const typed = bar.querySelector('input')?.value ?? ''
  const input = box?.querySelector<HTMLInputElement>('.DocSearch-Input')
  if (input && typed !== initialQuery) {
    // Not by the element's own property, in which React looks for changes that it made itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  bar.hidden = true
  return () => {
    bar.hidden = false
  }
}

/** The page of a hit is to highlight what was searched. */
function arriveFrom(results: SearchState['results'], href: string, isNewTab = false): void {
  const hit = results?.hits.find(({ url }) => linkTo(url).href === href)
  if (results && hit) rememberArrival(href, highlightTerms(hit, results.query), isNewTab)
}

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>

function HitLink({ hit, children }: ComponentProps<HitComponent>) {
  return (
    <a href={hit.url} rel={linkTo(hit.url).rel}>
      {children}
    </a>
  )
}

type FooterComponent = NonNullable<DocSearchModalProps['resultsFooterComponent']>

function SeeAllResults({ state }: ComponentProps<FooterComponent>) {
  return (
    <a href={withBasePath(searchRoute(state.query))}>
      {MESSAGES.seeAllResults.replace('{count}', String(state.context.nbHits))}
    </a>
  )
}
