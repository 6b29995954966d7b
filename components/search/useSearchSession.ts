import { useEffect, useState } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'
import { explainFailedImport, OutdatedError } from '../../lib/content/settings/load-file'
import {
  type Hit,
  NO_VIEW,
  type SearchClient,
  type SearchResponse,
  type SearchView,
  searchRoute,
} from '../../lib/search/search-client'
import { PX_PER_EM, SEARCH_RESULTS } from '../../lib/site/constants'

/** Hits from all result pages loaded so far. Early ones have no facets: the text may contain more. */
export type SearchResults = Omit<SearchResponse, 'isLastPage' | 'facets'> & {
  readonly query: string
  readonly facets: SearchResponse['facets'] | null
}

/**
 * Progress of a search (§4). While a request runs, the previous results stay. They also stay if loading more results
 * fails, but not if a new search fails.
 */
export type SearchState =
  | { readonly status: 'idle'; readonly results: null }
  | { readonly status: 'loading' | 'stalled'; readonly results: SearchResults | null }
  | {
      readonly status: 'failed'
      readonly results: SearchResults | null
      /** Whether only loading the page again can help. */
      readonly isOutdated: boolean
      /** Whether Retry has failed. */
      readonly isRepeated: boolean
    }
  | { readonly status: 'done'; readonly results: SearchResults }

export const NO_SEARCH: SearchState = { status: 'idle', results: null }

type SessionOptions = {
  /** Route of the current page, if it affects the ranking. */
  readonly currentRoute?: () => string
  readonly onChange: (state: SearchState) => void
  /** Stores the latest results, including all loaded result pages, so that a reader can return to them. */
  readonly memory?: SearchMemory
}

export type SearchMemory = {
  /** Number of result pages to load at once for the next query, as before a reload, Back, or Forward. */
  firstPages?: number
  last?: { view: SearchView; results: SearchResults; pageCount: number }
}

export type SearchSession = ReturnType<typeof createSearchSession>

/** @param options only those of the first render are used */
export function useSearchSession(options: SessionOptions): SearchSession {
  const [session] = useState(() => createSearchSession(options))
  useEffect(() => {
    window.addEventListener('online', session.retry)
    return () => {
      window.removeEventListener('online', session.retry)
      session.stop()
    }
  }, [session])
  return session
}

/** Runs the searches for one input. Each new search cancels the previous one. */
export function createSearchSession(options: SessionOptions) {
  let controller = new AbortController()
  let view = NO_VIEW
  let state = NO_SEARCH
  let pageCount = 0
  let requested = { page: 0, pages: 1 }
  let hasRetried = false

  const startRequest = () => {
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    const change = (next: SearchState) => {
      if (signal.aborted) return
      state = next
      options.onChange(next)
    }
    return { signal, change }
  }

  /** @param pages number of result pages to load, from `page` on */
  const run = async (page: number, pages = 1): Promise<void> => {
    const { signal, change } = startRequest()
    const earlier = page === 0 ? null : state.results
    let early: readonly Hit[] = []
    requested = { page, pages }
    // After a failure, the error stays until a search succeeds: screen readers would announce it at each keystroke.
    const wait = (status: 'loading' | 'stalled') => {
      if (state.status !== 'failed') change({ status, results: state.results })
    }
    wait('loading')
    const stall = setTimeout(() => wait('stalled'), SEARCH_RESULTS.stallAfterMs)
    try {
      const client = await loadSearchClient()
      signal.throwIfAborted()
      const response = await client.search(
        {
          ...view,
          page,
          hitsPerPage: pages * SEARCH_RESULTS.perPage,
          snippetWords: snippetWords(),
          currentRoute: options.currentRoute?.(),
        },
        signal,
        (response) => {
          if (state.status === 'failed' || page > 0) return
          early = response.hits
          const results = joinResults(view.query, null, response)
          change({ status: 'loading', results: { ...results, facets: null } })
        },
      )
      if (signal.aborted) return
      const found = { ...response, hits: keepPlaces(early, response.hits) }
      const results = joinResults(view.query, earlier, found)
      pageCount = page + pages
      hasRetried = false
      change({ status: 'done', results })
      if (options.memory) options.memory.last = { view, results, pageCount }
    } catch (error) {
      const isOutdated = error instanceof OutdatedError
      change({ status: 'failed', results: earlier, isOutdated, isRepeated: hasRetried })
    } finally {
      clearTimeout(stall)
    }
  }

  return {
    /**
     * Starts a search, or restores its results from `memory`. An empty query ends the search. Ignores a repeated
     * search, unless it failed.
     */
    search: (next: SearchView) => {
      const query = next.query.trim()
      const isSame = query === view.query && next.product === view.product
      if (isSame && state.status !== 'failed') return
      view = { query, product: next.product }
      const { last, firstPages } = options.memory ?? {}
      delete options.memory?.firstPages
      if (query === '') startRequest().change(NO_SEARCH)
      else if (last && last.view.query === query && last.view.product === next.product) {
        pageCount = last.pageCount
        startRequest().change({ status: 'done', results: last.results })
      } else void run(0, firstPages)
    },
    more: () => void run(pageCount),
    /** Repeats a failed request; does nothing if none has failed. If the page is outdated, loads the search page. */
    retry: () => {
      if (state.status !== 'failed') return
      if (state.isOutdated) return loadSearchPage(view)
      state = { status: 'loading', results: state.results }
      hasRetried = true
      void run(requested.page, requested.pages)
    },
    /** Aborts a running search. Forgets the query, so that the same search can start again. */
    stop: () => {
      controller.abort()
      view = NO_VIEW
    },
  }
}

/** Loads the document of the search page. */
export function loadSearchPage({ query, product }: SearchView): void {
  window.location.assign(withBasePath(searchRoute(query, product)))
}

/** The hits of the whole answer, those that are visible early first: the reader is looking at them. Repeats these. */
function keepPlaces(early: readonly Hit[], hits: readonly Hit[]): readonly Hit[] {
  const ids = early.map(({ id }) => id)
  const places = hits.filter(({ id }) => ids.includes(id))
  return [...places.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), ...hits]
}

function joinResults(
  query: string,
  earlier: SearchResults | null,
  { isLastPage, ...response }: SearchResponse,
): SearchResults {
  const hits = new Map(earlier?.hits.map((hit) => [hit.id, hit]))
  for (const hit of response.hits) hits.set(hit.id, hit)
  // An engine's total may include hits that were left out or that came twice.
  const total = isLastPage ? hits.size : response.total
  return { ...response, query, hits: [...hits.values()], total }
}

/** Narrow screens get fewer words (§9). */
function snippetWords(): number {
  const { narrowMaxWidthPx, narrowSnippetWords, snippetWords: words } = SEARCH_RESULTS
  const narrow = `(max-width: ${narrowMaxWidthPx / PX_PER_EM}em)`
  return window.matchMedia(narrow).matches ? narrowSnippetWords : words
}

const loaded: { client: Promise<SearchClient> | null } = { client: null }

/** Rejects if the code cannot be loaded; the next call then tries again. */
function loadSearchClient(): Promise<SearchClient> {
  loaded.client ??= createClient().catch((error: unknown) => {
    loaded.client = null
    return explainFailedImport(error)
  })
  return loaded.client
}

/** Never rejects: the search itself tries again and reports errors. */
export async function warmUpSearchClient(): Promise<void> {
  await loadSearchClient()
    .then((client) => client.warmUp?.())
    .catch(() => undefined)
}

async function createClient(): Promise<SearchClient> {
  if (process.env.SITE_SEARCH_ENGINE === 'hosted')
    return (await import('../../lib/search/hosted/algolia-client')).createHostedSearchClient()
  else {
    // Part of the scripts of the page, because a script of its own would delay the worker's.
    const client = await import(
      /* webpackMode: "eager" */ '../../lib/search/embedded/worker-client'
    )
    return client.createEmbeddedSearchClient()
  }
}
