import Head from 'next/head'
import { useLayoutEffect, useRef, useState } from 'react'
import { siteConfig } from '../../lib/content/settings/site-config'
import { cleanQuery } from '../../lib/search/query'
import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/site/constants'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import * as SEARCH_BOX from '../../lib/site/search-box'
import { Loader } from '../feedback/LoadStatus'
import { Icon } from '../ui/Icon'
import { ProductFilter, SearchFailed } from './ResultParts'
import { SearchResultList } from './SearchResultList'
import { StartPages } from './StartPages'
import { SavedPlaces } from './StartScreen'
import { NO_SEARCH, type SearchMemory, useSearchSession } from './useSearchSession'
import { useSearchUrl } from './useSearchUrl'

/** Outside the component, so that the results remain when the reader leaves the search page and returns. */
const memory: SearchMemory = {}

export function SearchPage() {
  const input = useRef<HTMLInputElement>(null)
  const { view, isParsed, type, choose, endTyping } = useSearchUrl(input)
  const [state, setState] = useState(NO_SEARCH)
  const session = useSearchSession({ memory, onChange: setState })
  // A layout effect, so that the results exist before the scroll position is restored.
  useLayoutEffect(() => {
    session.search(view)
  }, [session, view])
  const names = [view.query, 'Search', siteConfig.title].filter((name) => name !== '')
  return (
    <main id={ELEMENT_IDS.main} className="wide-page search-page" tabIndex={-1}>
      <Head>
        <title>{names.join(` ${siteConfig.titleDelimiter} `)}</title>
      </Head>
      <h1>Search</h1>
      <search>
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault()
            endTyping()
          }}
        >
          <label className="search-label" htmlFor={SEARCH_BOX.pageField}>
            Search the FTC and Stream documentation
          </label>
          <div className="search-field">
            <Icon name="search" />
            <input
              id={SEARCH_BOX.pageField}
              name="q"
              type="search"
              ref={input}
              maxLength={SEARCH_INPUT_MAX_LENGTH}
              placeholder={siteConfig.search.placeholder}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => type({ ...view, query: cleanQuery(event.target.value) })}
              onBlur={endTyping}
            />
          </div>
          {state.results !== null && (
            <ProductFilter
              product={view.product}
              counts={state.results.facets}
              onChange={(product) => choose({ ...view, product })}
            />
          )}
        </form>
      </search>
      <noscript>
        <p>Search requires JavaScript. Without it, start from the pages below.</p>
      </noscript>
      {!isParsed && (
        // An inline script shows the loader or the failure, and loads the code again on Retry
        // (lib/browser/inline/search-field.ts).
        <>
          <div id={SEARCH_BOX.pageLoader} hidden suppressHydrationWarning>
            <Loader label={MESSAGES.loadingResults} />
          </div>
          <div id={SEARCH_BOX.pageFailure} hidden suppressHydrationWarning>
            <SearchFailed onRetry={() => undefined} />
          </div>
        </>
      )}
      <SearchResultList
        state={state}
        onMore={session.more}
        onRetry={session.retry}
        onSuggestion={(query) => {
          input.current?.focus()
          choose({ ...view, query: cleanQuery(query) })
        }}
      />
      {state.status === 'idle' && (
        <div className={isParsed ? 'search-start' : 'search-start search-waiting'}>
          {isParsed && <SavedPlaces />}
          <StartPages currentRoute="" />
        </div>
      )}
    </main>
  )
}
