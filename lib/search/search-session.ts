import { SEARCH_RESULTS } from '../site/constants'
import { type LinkedHit, linkHits } from './docsearch-adapter'
import type { HitAddressOptions } from './hit-address'
import type { SearchView } from './search-address'
import type { SearchAnswer, SearchClient } from './search-client'

/** What was found, page of results after page of results. */
export type SearchResults = {
  readonly query: string
  readonly hits: readonly LinkedHit[]
  readonly total: number
  readonly facets: SearchAnswer['facets']
  readonly suggestions: readonly string[]
  /** Set while the full text is on its way. */
  readonly isPartial: boolean
}

/** Where the search of the page stands; what was found before stays until there is something else. */
export type SessionState =
  | { readonly status: 'idle'; readonly results: null }
  | { readonly status: 'loading' | 'stalled' | 'error'; readonly results: SearchResults | null }
  | { readonly status: 'done'; readonly results: SearchResults }

export type SessionOptions = {
  readonly loadClient: () => Promise<SearchClient>
  readonly addresses: HitAddressOptions
  readonly snippetWords: number
  readonly onChange: (state: SessionState) => void
}

export type SearchSession = {
  readonly search: (view: SearchView) => void
  /** Adds the next page of results. */
  readonly more: () => void
  /** Does what failed once more. */
  readonly retry: () => void
  readonly stop: () => void
}

/** Runs the searches of the search page one after another: only the last one counts. */
export function createSearchSession(options: SessionOptions): SearchSession {
  let turn = new AbortController()
  let view: SearchView = { query: '', product: null }
  let results: SearchResults | null = null
  let pageCount = 0
  let last = () => {}

  const startTurn = () => {
    turn.abort()
    turn = new AbortController()
    return turn.signal
  }

  const run = async (page: number): Promise<void> => {
    last = () => void run(page)
    const signal = startTurn()
    options.onChange({ status: 'loading', results })
    const stall = setTimeout(
      () => options.onChange({ status: 'stalled', results }),
      SEARCH_RESULTS.stallAfterMs,
    )
    let wait: ReturnType<typeof setTimeout> | undefined
    const before = page === 0 ? null : results
    try {
      const client = await options.loadClient()
      for (let fullText = page > 0; ; fullText = true) {
        const request = { ...view, page, hitsPerPage: SEARCH_RESULTS.perPage, fullText }
        const { snippetWords, addresses } = options
        const answer = await client.search({ ...request, snippetWords }, signal)
        if (signal.aborted) return
        const found = joinResults(view.query, before, answer, addresses)
        pageCount = page + 1
        const show = () => {
          results = found
          options.onChange({ status: 'done', results: found })
        }
        if (!found.isPartial) return show()
        // Mostly the full text is there soon: then nothing moves under the reader's eyes.
        wait = setTimeout(show, SEARCH_RESULTS.fullTextWaitMs)
      }
    } catch {
      if (!signal.aborted) options.onChange({ status: 'error', results: before })
    } finally {
      clearTimeout(stall)
      clearTimeout(wait)
    }
  }

  return {
    search: (next) => {
      view = { ...next, query: next.query.trim() }
      if (view.query !== '') {
        void run(0)
        return
      }
      startTurn()
      results = null
      options.onChange({ status: 'idle', results: null })
    },
    more: () => void run(pageCount),
    retry: () => last(),
    stop: () => turn.abort(),
  }
}

function joinResults(
  query: string,
  before: SearchResults | null,
  answer: SearchAnswer,
  addresses: HitAddressOptions,
): SearchResults {
  const known = new Set(before?.hits.map(({ hit }) => hit.objectID))
  const found = linkHits(answer.hits, addresses).filter(({ hit }) => !known.has(hit.objectID))
  const hits = [...(before?.hits ?? []), ...found]
  return {
    query,
    hits,
    // An engine may have counted what must not be shown.
    total: found.length < SEARCH_RESULTS.perPage ? hits.length : answer.total,
    facets: answer.facets,
    suggestions: answer.suggestions,
    isPartial: answer.isPartial === true,
  }
}
