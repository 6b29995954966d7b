import '@docsearch/css/dist/_variables.css'
import '@docsearch/css/dist/modal.css'
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react'
import Router from 'next/router'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { withBasePath, withoutBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { highlightTerms } from '../../lib/search/highlight-terms'
import { contextualFilters, createProviderClient } from '../../lib/search/hosted/algolia-client'
import {
  type DocSearchProgress,
  docSearchClient,
  NO_PROGRESS,
} from '../../lib/search/hosted/docsearch'
import { readHostedSearch } from '../../lib/search/hosted/settings'
import { searchRoute } from '../../lib/search/search-client'
import { SEARCH_RESULTS } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import { SearchFailed } from '../feedback/LoadStatus'
import { rememberArrival } from './ArrivalHighlight'
import styles from './HostedModal.module.css'
import { CountAnnouncement } from './Results'
import type { SearchModalProps } from './SearchModal'

const { missingResultsUrl, placeholder } = siteConfig.search

/** A constant, because DocSearch restarts if `searchParameters` is a new object. */
const SETTINGS = {
  placeholder,
  searchParameters: { facetFilters: contextualFilters() },
  maxResultsPerGroup: SEARCH_RESULTS.perPage,
  resultsFooterComponent: SeeAllResults,
  translations: {
    searchBox: { cancelButtonText: 'Close', cancelButtonAriaLabel: 'Close' },
    startScreen: { noRecentSearchesText: MESSAGES.noRecentSearches },
    noResultsScreen: {
      noResultsText: MESSAGES.noResultsFor,
      suggestedQueryText: MESSAGES.trySearchingFor,
      reportMissingResultsText: MESSAGES.missingResults,
      reportMissingResultsLinkText: `${MESSAGES.letUsKnow} ${MESSAGES.opensNewTab}`,
    },
  },
  ...(missingResultsUrl === null ? {} : { getMissingResultsUrl: () => missingResultsUrl }),
} satisfies Partial<DocSearchModalProps>

/** DocSearch on top of the provider's client, with the limits in §9. */
export function HostedModal({ dialog, state: { text }, onClose }: SearchModalProps) {
  // DocSearch replaces the box's input, whose text may be newer than the state.
  const [initialQuery, setInitialQuery] = useState(text)
  useLayoutEffect(() => {
    const typed = dialog.current?.querySelector('input')?.value ?? ''
    if (typed !== initialQuery) return setInitialQuery(typed)
    // DocSearch takes the focus later, and what the reader types until then would be lost.
    const input = dialog.current?.querySelector<HTMLInputElement>('#docsearch-input')
    input?.focus()
    input?.setSelectionRange(typed.length, typed.length)
  }, [dialog, initialQuery])
  const [progress, setProgress] = useState(NO_PROGRESS)
  const [client] = useState(() => docSearchClient(createProviderClient(), setProgress))
  const [settings] = useState(readHostedSearch)
  const latest = useRef(progress)
  useEffect(() => {
    latest.current = progress
  }, [progress])
  const [navigator] = useState(() => ({
    navigate: ({ itemUrl }: { readonly itemUrl: string }) => {
      rememberTerms(latest.current, itemUrl)
      if (itemUrl.startsWith('/')) void Router.push(withoutBasePath(itemUrl))
      else window.location.assign(itemUrl)
    },
  }))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <div
      className={styles.modal}
      data-failed={progress.status === 'failed' ? '' : undefined}
      onClick={({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link) rememberTerms(progress, link.getAttribute('href') ?? '')
      }}
      // A press outside DocSearch closes the modal. Ignore the second press of a double click, because the first click
      // may have opened the modal.
      onMouseDownCapture={(event) => {
        if (event.detail < 2 || event.target instanceof HTMLInputElement) return
        event.stopPropagation()
        event.preventDefault()
      }}
      onKeyDownCapture={(event) => {
        // Close here, because DocSearch keeps Escape from reaching the dialog. Hide Tab from DocSearch, which would
        // trap the focus in its own part of the dialog.
        if (event.key === 'Escape') onClose()
        else if (event.key === 'Tab') event.stopPropagation()
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.value === '') client.forget()
      }}
      onReset={client.forget}
    >
      <DocSearchModal
        key={initialQuery}
        {...SETTINGS}
        appId={settings?.appId ?? ''}
        apiKey={settings?.apiKey ?? ''}
        indexName={settings?.indexName ?? ''}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        transformSearchClient={client.transform}
        navigator={navigator}
        onClose={onClose}
      />
      {progress.status === 'failed' && (
        <div className={styles.failed}>
          <SearchFailed isRepeated={progress.isRepeated} onRetry={progress.retry} />
        </div>
      )}
      <CountAnnouncement found={progress.status === 'done' ? { ...progress, missing: [] } : null} />
    </div>
  )
}

function rememberTerms(progress: DocSearchProgress, href: string): void {
  if (progress.status !== 'done') return
  const hit = progress.hits.find(({ url }) => withBasePath(url) === href)
  if (hit) rememberArrival(href, highlightTerms(hit, progress.query))
}

type FooterComponent = NonNullable<DocSearchModalProps['resultsFooterComponent']>

function SeeAllResults({ state }: ComponentProps<FooterComponent>) {
  return (
    <a href={withBasePath(searchRoute(state.query))}>
      {MESSAGES.seeAllResults.replace('{count}', String(state.context.nbHits))}
    </a>
  )
}
