import type { ReactNode } from 'react'
import { siteConfig } from '../../lib/content/settings/site-config'
import { SEARCH_RESULTS } from '../../lib/site/constants'
import { countOf } from '../../lib/site/count-of'
import { MESSAGES } from '../../lib/site/messages'
import type { Product } from '../../lib/site/products'
import { SearchFailed } from '../feedback/LoadStatus'
import { Announcement } from '../ui/Announcement'
import { HitList, type HitSelection } from './HitList'
import styles from './Results.css?url'
import { StartPages } from './StartPages'
import type { SearchResults, SearchState } from './useSearchSession'

export type ResultsProps = {
  readonly state: SearchState
  /** Set in the dialog, whose list of hits is a listbox. */
  readonly selection?: HitSelection
  readonly onRetry: () => void
  readonly onSuggestion: (text: string) => void
  /** Shown below the hits. */
  readonly children: ReactNode
}

/** The outcome of a search, in the dialog and on the search page. */
export function Results({ state, selection, onRetry, onSuggestion, children }: ResultsProps) {
  const { status, results } = state
  const hasHits = results !== null && results.hits.length > 0
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="pages" />
      <CountAnnouncement found={status === 'done' ? results : null} />
      {hasHits && (
        <>
          {results.missing.length > 0 && (
            <p className="search-missing">{missingWords(results.missing)}</p>
          )}
          <HitList key={results.query} hits={results.hits} selection={selection} />
          {children}
        </>
      )}
      {status === 'failed' && (
        <SearchFailed
          isOutdated={state.isOutdated}
          isRepeated={state.isRepeated}
          onRetry={onRetry}
        />
      )}
      {status === 'done' && !hasHits && (
        <>
          <NoResults results={state.results} onSuggestion={onSuggestion} />
          <StartPages />
        </>
      )}
    </>
  )
}

type ProductFilterProps = {
  readonly product: Product | null
  readonly counts: SearchResults['facets']
  readonly onChange: (product: Product | null) => void
}

export function ProductFilter({ product, counts, onChange }: ProductFilterProps) {
  const choices = [
    { value: null, label: 'All', count: counts?.all },
    ...Object.values(siteConfig.sidebars).map((sidebar) => ({
      value: sidebar.product,
      label: sidebar.label,
      count: counts?.[sidebar.product],
    })),
  ]
  return (
    <fieldset className="search-filter tab-list" aria-label="Product">
      {choices.map(({ value, label, count }) => (
        <label key={label} className="tab-label" data-product={value ?? undefined}>
          <input
            type="radio"
            name="product"
            value={value ?? ''}
            checked={value === product}
            onChange={() => onChange(value)}
          />
          <span>
            {label}
            <small>{` ${count ?? ''}`}</small>
          </span>{' '}
        </label>
      ))}
    </fieldset>
  )
}

type NoResultsProps = Pick<ResultsProps, 'onSuggestion'> & { readonly results: SearchResults }

function NoResults({ results: { query, suggestions }, onSuggestion }: NoResultsProps) {
  const { missingResultsUrl } = siteConfig.search
  return (
    <div className="search-none">
      <p>
        {MESSAGES.noResultsFor} "<b>{query}</b>"
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{MESSAGES.trySearchingFor}:</p>
          <ul>
            {suggestions.slice(0, SEARCH_RESULTS.maxSuggestions).map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingResultsUrl !== null && (
        <p>
          {MESSAGES.missingResults}{' '}
          <a href={missingResultsUrl} target="_blank" rel="noopener">
            {MESSAGES.letUsKnow} <small>{MESSAGES.opensNewTab}</small>
          </a>
        </p>
      )}
    </div>
  )
}

type Found = Pick<SearchResults, 'total' | 'query' | 'missing'>

/** `found` is null until the search is done. */
export function CountAnnouncement({ found }: { readonly found: Found | null }) {
  return <Announcement text={found === null ? '' : announcementOf(found)} />
}

function announcementOf({ total, query, missing }: Found): string {
  if (total === 0) return `${MESSAGES.noResultsFor} "${query}"`
  const count = `${countOf(total, 'result')} for "${query}"`
  return missing.length === 0 ? count : `${count}. ${missingWords(missing)}`
}

function missingWords(missing: readonly string[]): string {
  const list = new Intl.ListFormat('en', { type: 'disjunction' })
  const words = list.format(missing.map((word) => `"${word}"`))
  return MESSAGES.missingWords.replace('{words}', words)
}
