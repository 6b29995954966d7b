import Head from 'next/head'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { entryNote, pendingReturn, setEntryNote } from '../../lib/browser/navigation/history-entry'
import { slashKeyItem } from '../../lib/browser/storage/storage-items'
import { siteConfig } from '../../lib/content/settings/site-config'
import {
  cleanQuery,
  formatSearchUrl,
  NO_VIEW,
  parseSearchUrl,
  type SearchView,
} from '../../lib/search/search-client'
import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/site/constants'
import { countOf } from '../../lib/site/count-of'
import { ELEMENT_IDS, SEARCH_FIELD_ID } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import { Loader, SearchFailed } from '../feedback/LoadStatus'
import { Icon } from '../ui/Icon'
import { LITERAL_FIELD } from '../ui/literal-field'
import { useEarlyInput } from '../ui/useEarlyInput'
import { useStored } from '../ui/useStored'
import { useUrlQuery } from '../ui/useUrlQuery'
import { rememberHit } from './HitList'
import { ProductFilter, Results, type ResultsProps } from './Results'
import { StartPages } from './StartPages'
import { SavedPlaces } from './StartScreen'
import { NO_SEARCH, type SearchMemory, useSearchSession } from './useSearchSession'

/** Outside the component, so that the results remain when the reader leaves the search page and returns. */
const memory: SearchMemory = {}

export function SearchPage() {
  const input = useRef<HTMLInputElement>(null)
  /** Scroll position to return to as soon as there are results: after a reload, they come later than the page. */
  const place = useRef<number>(undefined)
  /** Null until the URL is read, to match the static HTML. */
  const [asked, setAsked] = useState<SearchView | null>(null)
  const view = asked ?? NO_VIEW
  const [state, setState] = useState(NO_SEARCH)
  const session = useSearchSession({ memory, onChange: setState })
  const show = (next: SearchView) => {
    place.current = undefined
    // Without a query, the filter is not visible: if it stayed set, it would surprise a reader who types a new query.
    const shown = next.query.trim() === '' ? { ...next, product: null } : next
    setAsked(shown)
    return formatSearchUrl(shown)
  }
  const { write, save } = useUrlQuery((query, isFirst) => {
    const field = input.current
    if (field === null) return
    // Text typed before hydration counts instead of the URL, so it is read with the URL, not by `useEarlyInput`.
    if (isFirst && field.value !== field.defaultValue) {
      write(show({ query: cleanQuery(field.value), product: null }), true)
    } else {
      const next = parseSearchUrl(query)
      memory.firstPages = (pendingReturn.current?.note ?? entryNote.current).resultPages
      place.current = pendingReturn.current?.scrollY
      field.value = next.query
      setAsked(next)
    }
  })
  // A layout effect, so that the results exist before the scroll position is restored.
  useLayoutEffect(() => {
    session.search(view)
  }, [session, view])
  useLayoutEffect(() => {
    if (state.status !== 'done' || place.current === undefined) return
    window.scrollTo({ top: place.current, behavior: 'instant' })
    place.current = undefined
  }, [state])
  useEffect(() => {
    const resultPages = memory.last?.pageCount ?? 1
    if (state.status === 'done' && resultPages !== entryNote.current.resultPages)
      setEntryNote({ resultPages })
  }, [state])
  const names = [view.query, 'Search', siteConfig.title].filter((name) => name !== '')
  return (
    <main className="wide-page search-page">
      <Head>
        <title>{names.join(` ${siteConfig.titleDelimiter} `)}</title>
      </Head>
      <h1 id={ELEMENT_IDS.main} tabIndex={-1}>
        Search
      </h1>
      <search aria-label="Documentation">
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <label htmlFor={SEARCH_FIELD_ID}>Search the FTC and Stream documentation</label>
          <div className="search-field">
            <Icon name="search" />
            <input
              id={SEARCH_FIELD_ID}
              name="q"
              type="search"
              ref={input}
              maxLength={SEARCH_INPUT_MAX_LENGTH}
              placeholder={siteConfig.search.placeholder}
              enterKeyHint="search"
              {...LITERAL_FIELD}
              onChange={({ target }) =>
                write(show({ ...view, query: cleanQuery(target.value) }), true)
              }
              onBlur={save}
            />
          </div>
          {state.results !== null && (
            <ProductFilter
              product={view.product}
              counts={state.results.facets}
              onChange={(product) => write(show({ ...view, product }), false)}
            />
          )}
        </form>
      </search>
      <noscript>
        <p>Search requires JavaScript. Without it, start from the pages below.</p>
      </noscript>
      {asked === null && (
        // While the field contains a query, the style sheet shows one of them.
        <div className="search-early">
          <Loader label={MESSAGES.loadingResults} />
          <SearchFailed onRetry={() => undefined} />
        </div>
      )}
      <PageResults
        state={state}
        onMore={session.more}
        onRetry={session.retry}
        onSuggestion={(suggestion) => {
          const query = cleanQuery(suggestion)
          input.current?.focus()
          if (input.current !== null) input.current.value = query
          write(show({ ...view, query }), false)
        }}
      />
      {state.status === 'idle' && (
        <div className={asked === null ? 'search-start search-waiting' : 'search-start'}>
          {asked !== null && <SavedPlaces />}
          <StartPages />
          <SlashSwitch />
        </div>
      )}
    </main>
  )
}

type PageResultsProps = Omit<ResultsProps, 'selection' | 'children'> & {
  readonly onMore: () => void
}

function PageResults({ state, onMore, onRetry, onSuggestion }: PageResultsProps) {
  const { status, results } = state
  const area = useRef<HTMLDivElement>(null)
  /** Number of hits before the reader asked for more results; 0 if the reader did not. */
  const earlierHits = useRef(0)
  useEffect(() => {
    if (earlierHits.current === 0 || status !== 'done') return
    const id = results?.hits[earlierHits.current]?.id
    const links = [...(area.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
    // Do not move the focus if the reader has moved it in the meantime.
    if (document.activeElement?.matches('body, [data-more]'))
      links.find(({ dataset }) => dataset.hit === id)?.focus()
    earlierHits.current = 0
  })
  const handleClick = ({ nativeEvent }: MouseEvent) => {
    if (results !== null) rememberHit(nativeEvent, results)
  }
  const hasMore = results !== null && results.hits.length < results.total
  const shown = hasMore ? ` (${results.hits.length} shown)` : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <div
      ref={area}
      aria-busy={status === 'loading' || status === 'stalled'}
      onClick={handleClick}
      onAuxClick={handleClick}
    >
      {/* An empty line reserves space for the count while results load. */}
      {status !== 'idle' && (
        <p className="search-count" aria-hidden="true">
          {status === 'done' && results.total > 0 && (
            <span>
              <span>{`${countOf(results.total, 'result')}${shown} for`}</span>{' '}
              <b>{results.query}</b>
            </span>
          )}
        </p>
      )}
      <Results state={state} onRetry={onRetry} onSuggestion={onSuggestion}>
        {hasMore && (
          <button
            type="button"
            className="button"
            data-more=""
            aria-disabled={status !== 'done'}
            onClick={() => {
              if (status !== 'done') return
              earlierHits.current = results?.hits.length ?? 0
              onMore()
            }}
          >
            Show more results
          </button>
        )}
      </Results>
      <Loader label="Searching" isVisible={status === 'stalled'} />
    </div>
  )
}

/** WCAG 2.1.4 requires a way to turn off single-key shortcuts. */
function SlashSwitch() {
  const label = useRef<HTMLLabelElement>(null)
  const isOff = useStored(slashKeyItem) === 'off'
  useEarlyInput(label, () => slashKeyItem.set('off'))
  return (
    <label ref={label} className="needs-scripts">
      <input
        type="checkbox"
        checked={!isOff}
        onChange={() => slashKeyItem.set(isOff ? null : 'off')}
      />{' '}
      <kbd>/</kbd> opens search
    </label>
  )
}
