import Router, { useRouter } from 'next/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  type SavedResults,
  savedResults,
  saveResults,
} from '../../lib/browser/search/saved-results'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { parseSearchUrl, printSearchUrl } from '../../lib/search/query'
import type { SearchMemory, SearchState } from '../../lib/search/search-session'

/** What the reader does to move the page, or on the way to it. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const PATH = withBasePath(`/${siteConfig.search.searchPagePath}`)

/** Whether the reader has come back to the search page, or loads it anew: a link leads to the top of the first results. */
let isReturn = false

if (typeof window !== 'undefined') {
  const [loading] = performance.getEntriesByType('navigation')
  // The history changes the URL before this code is loaded, the router after it.
  const isShown = () => window.location.pathname === PATH
  isReturn =
    isShown() && loading instanceof PerformanceNavigationTiming && loading.type !== 'navigate'
  window.addEventListener('popstate', () => {
    isReturn = isShown()
  })
  Router.events.on('routeChangeComplete', () => {
    isReturn = false
  })
}

/**
 * What was kept of the results at a URL that the reader has come back to.
 * @param url the search part of the URL, such as `?q=event`
 */
export function savedOnReturn(url: string): SavedResults | null {
  return isReturn ? savedResults(url) : null
}

/**
 * Keeps what is needed to show a reader who comes back, or loads the page anew, as many results at the same place.
 * @param saved what was kept of the search that the reader has come back to
 */
export function useSavedResults(
  memory: SearchMemory,
  state: SearchState,
  saved: SavedResults | null,
): void {
  const { events } = useRouter()
  const results = state.status === 'done' ? state.results : null
  const place = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (saved === null) return
    place.current = saved.top
    const listening = new AbortController()
    // Unless the reader has begun to read elsewhere.
    const forget = () => {
      place.current = null
      listening.abort()
    }
    const options = { signal: listening.signal, passive: true }
    for (const type of ACTS) window.addEventListener(type, forget, options)
    return forget
  }, [saved])
  useLayoutEffect(() => {
    if (results === null || place.current === null) return
    window.scrollTo({ top: place.current, behavior: 'instant' })
    place.current = null
  }, [results])

  useEffect(() => {
    const { last } = memory
    if (results === null || last?.results !== results) return
    const url = printSearchUrl(last.view)
    const keep = () => {
      // Going back changes the entry before the page.
      const { pathname, search } = window.location
      if (pathname !== PATH || printSearchUrl(parseSearchUrl(search)) !== url) return
      saveResults({ url, pageCount: last.pageCount, top: window.scrollY })
    }
    const listening = new AbortController()
    const { signal } = listening
    keep()
    events.on('routeChangeStart', keep)
    events.on('routeChangeComplete', keep)
    document.addEventListener('scrollend', keep, { signal })
    window.addEventListener('pagehide', keep, { signal })
    return () => {
      events.off('routeChangeStart', keep)
      events.off('routeChangeComplete', keep)
      listening.abort()
    }
  }, [events, memory, results])
}
