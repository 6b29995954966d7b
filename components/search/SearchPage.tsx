import { useEffect, useId, useState } from 'react'
import { type ListedPage, loadPageList } from '../../lib/browser/page-list'
import { withBasePath } from '../../lib/config/base-path'
import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/config/constants'
import { ELEMENT_IDS } from '../../lib/config/element-ids'
import { MESSAGES } from '../../lib/config/messages'
import { matchPages } from '../../lib/search/match-pages'
import { cleanQuery, queryOfAddress } from '../../lib/search/query-text'
import siteConfig from '../../site.config'
import styles from './SearchPage.module.css'

type PageList =
  | { readonly status: 'loading' }
  | { readonly status: 'done'; readonly pages: readonly ListedPage[] }
  | { readonly status: 'error' }

/** The pages whose title or summary holds every word of the query; the query stands in the address. */
export function SearchPage() {
  const [query, setQuery] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [list, setList] = useState<PageList>({ status: 'loading' })
  const inputId = useId()

  useEffect(() => setQuery(queryOfAddress(window.location.search)), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true
    setList({ status: 'loading' })
    loadPageList().then(
      (pages) => isCurrent && setList({ status: 'done', pages }),
      () => isCurrent && setList({ status: 'error' }),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  const handleQuery = (text: string) => {
    const cleaned = cleanQuery(text)
    setQuery(cleaned)
    const address = cleaned.trim() === '' ? '' : `?q=${encodeURIComponent(cleaned)}`
    window.history.replaceState(window.history.state, '', window.location.pathname + address)
  }

  return (
    <main id={ELEMENT_IDS.main} className={styles.page} tabIndex={-1}>
      <h1>Search</h1>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={inputId}>Words in the title or summary of a page</label>
          <input
            id={inputId}
            name="q"
            type="search"
            value={query}
            maxLength={SEARCH_INPUT_MAX_LENGTH}
            placeholder={siteConfig.search.placeholder}
            autoComplete="off"
            onChange={(event) => handleQuery(event.target.value)}
          />
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
      {list.status === 'error' && (
        <p className={styles.error} role="alert">
          {MESSAGES.searchFailed} {MESSAGES.checkConnection}{' '}
          <button type="button" onClick={() => setAttempt((count) => count + 1)}>
            {MESSAGES.retry}
          </button>
        </p>
      )}
      {list.status === 'done' && <Results query={query} pages={matchPages(query, list.pages)} />}
    </main>
  )
}

function Results({
  query,
  pages,
}: {
  readonly query: string
  readonly pages: readonly ListedPage[]
}) {
  return (
    <>
      <p className={styles.count} role="status">
        {pages.length === 0
          ? `${MESSAGES.noResultsFor} "${query}"`
          : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`}
      </p>
      <ul className={styles.results}>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={withBasePath(page.path)}>{page.title}</a>
            <p>{page.description}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
