import { useEffect, useId } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { cleanQuery } from '../../lib/search/query'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../lib/site/constants'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import { ProductFilter } from './ProductFilter'
import styles from './SearchPage.module.css'
import { SearchResultList } from './SearchResultList'
import { useSearchAddress } from './useSearchAddress'
import { useSearchSession } from './useSearchSession'

/** The search page: what the modal finds, all of it; the query stands in the address. */
export function SearchPage() {
  const { view, show, settle } = useSearchAddress()
  const { state, session } = useSearchSession(SEARCH_RESULTS.fullTextWaitMs)
  const inputId = useId()
  useEffect(() => {
    session.search(view)
  }, [session, view])
  return (
    <main id={ELEMENT_IDS.main} className={styles.page} tabIndex={-1}>
      <h1>Search</h1>
      <search>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            settle()
          }}
        >
          <label htmlFor={inputId}>Search the Stream and FTC documentation</label>
          <div className={styles.field}>
            <Icon name="search" className={styles.glass} />
            <input
              id={inputId}
              name="q"
              type="search"
              value={view.query}
              maxLength={SEARCH_INPUT_MAX_LENGTH}
              placeholder={siteConfig.search.placeholder}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => show({ ...view, query: cleanQuery(event.target.value) })}
              onBlur={settle}
            />
          </div>
          {state.results !== null && (
            <ProductFilter
              product={view.product}
              counts={state.results.facets}
              onChange={(product) => {
                settle()
                show({ ...view, product })
              }}
            />
          )}
        </form>
      </search>
      <noscript>
        <p>Search needs scripts. Without them, the lists of pages lead everywhere:</p>
        <ul>
          {Object.values(siteConfig.sidebars).map((sidebar) => (
            <li key={sidebar.path}>
              <a href={withBasePath(sidebar.path)}>{sidebar.label} documentation</a>
            </li>
          ))}
        </ul>
      </noscript>
      <SearchResultList
        state={state}
        onMore={session.more}
        onRetry={session.retry}
        onSuggestion={(query) => {
          settle()
          show({ ...view, query: cleanQuery(query) })
        }}
      />
    </main>
  )
}
