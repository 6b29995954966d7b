import { SEARCH_RESULTS } from '../site/constants'
import { MESSAGES } from '../site/messages'
import type { Hit } from './hit'
import type { SearchView } from './query'
import type { SearchClient, SearchResponse } from './search-client'

/** Hits from all result pages loaded so far. */
export type SearchResults = {
  readonly query: string
  readonly hits: readonly Hit[]
  readonly total: number
  readonly facets: SearchResponse['facets']
  readonly missing: readonly string[]
  readonly suggestions: readonly string[]
}

/**
 * Progress of a search (§4). While a request runs, the previous results stay. They also stay if loading more results
 * fails, but not if a new search fails.
 */
export type SearchState =
  | { readonly status: 'idle'; readonly results: null }
  | { readonly status: 'loading' | 'stalled' | 'failed'; readonly results: SearchResults | null }
  | { readonly status: 'done'; readonly results: SearchResults }

export const NO_SEARCH: SearchState = { status: 'idle', results: null }

export type SessionOptions = {
  readonly loadClient: () => Promise<SearchClient>
  readonly snippetWords: () => number
  /** Route of the current page, if it affects the ranking. */
  readonly currentRoute: () => string | undefined
  readonly onChange: (state: SearchState) => void
  /** Stores the latest results, including all loaded result pages, so that a reader can return to them. */
  readonly memory?: SearchMemory
}

export type SearchMemory = {
  last?: { view: SearchView; results: SearchResults; pageCount: number }
}

export type SearchSession = {
  /**
   * Starts a search, or restores its results from `memory`. An empty query ends the search. Ignores a repeated search,
   * unless it failed.
   */
  readonly search: (view: SearchView) => void
  readonly more: () => void
  readonly retry: () => void
  /** Repeats a failed request now, or a pending one as soon as it fails. */
  readonly networkIsBack: () => void
  /** Aborts a running search. Forgets the query, so that the same search can start again. */
  readonly stop: () => void
}

const NO_VIEW: SearchView = { query: '', product: null }

/** Runs the searches for one input. Each new search cancels the previous one. */
export function createSearchSession(options: SessionOptions): SearchSession {
  let controller = new AbortController()
  let view = NO_VIEW
  let state = NO_SEARCH
  let pageCount = 0
  let requestedPage = 0
  let isNetworkBack = false

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

  const run = async (page: number): Promise<void> => {
    const { signal, change } = startRequest()
    const earlier = page === 0 ? null : state.results
    requestedPage = page
    isNetworkBack = false
    change({ status: 'loading', results: state.results })
    const stall = setTimeout(
      () => change({ status: 'stalled', results: state.results }),
      SEARCH_RESULTS.stallAfterMs,
    )
    try {
      const client = await options.loadClient()
      signal.throwIfAborted()
      const currentRoute = options.currentRoute()
      const response = await client.search(
        {
          ...view,
          page,
          hitsPerPage: SEARCH_RESULTS.perPage,
          snippetWords: options.snippetWords(),
          ...(currentRoute === undefined ? {} : { currentRoute }),
        },
        signal,
      )
      if (signal.aborted) return
      const results = joinResults(view.query, earlier, response)
      pageCount = page + 1
      if (options.memory) options.memory.last = { view, results, pageCount }
      change({ status: 'done', results })
    } catch {
      if (isNetworkBack && !signal.aborted) void run(page)
      else change({ status: 'failed', results: earlier })
    } finally {
      clearTimeout(stall)
    }
  }

  const retry = () => void run(requestedPage)

  return {
    search: (next) => {
      const query = next.query.trim()
      const isSame = query === view.query && next.product === view.product
      if (isSame && state.status !== 'failed') return
      view = { query, product: next.product }
      const last = options.memory?.last
      if (query === '') startRequest().change(NO_SEARCH)
      else if (last && last.view.query === query && last.view.product === next.product) {
        pageCount = last.pageCount
        startRequest().change({ status: 'done', results: last.results })
      } else void run(0)
    },
    more: () => void run(pageCount),
    retry,
    networkIsBack: () => {
      isNetworkBack = true
      if (state.status === 'failed') retry()
    },
    stop: () => {
      controller.abort()
      view = NO_VIEW
    },
  }
}

function joinResults(
  query: string,
  earlier: SearchResults | null,
  response: SearchResponse,
): SearchResults {
  const hits = new Map(earlier?.hits.map((hit) => [hit.id, hit]))
  for (const hit of response.hits) hits.set(hit.id, hit)
  const { total, isLastPage, facets, missing, suggestions } = response
  return {
    query,
    hits: [...hits.values()],
    // An engine's total may include hits that were left out or that came twice.
    total: isLastPage ? hits.size : total,
    facets,
    missing,
    suggestions,
  }
}

/** The screen reader announcement for a search; empty until the search is done. */
export function searchAnnouncement({ status, results }: SearchState): string {
  return status === 'done' ? foundText(results) : ''
}

export function resultCount(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`
}

export function foundText({ total, query }: Pick<SearchResults, 'total' | 'query'>): string {
  return `${total === 0 ? MESSAGES.noResultsFor : `${resultCount(total)} for`} "${query}"`
}
