import { useRouter } from 'next/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { noteScrolledEntry } from '../../lib/browser/navigation/saved-scroll'
import { isRecord } from '../../lib/content/is-record'
import type { SearchResults, SearchState } from '../../lib/search/search-session'
import { SEARCH_RESULTS } from '../../lib/site/constants'

/** What an entry of the history knows of its results. */
type KeptResults = {
  /** How many pages of results were asked for. */
  readonly pageCount: number
  /** Where the reader was, in pixels from the top. */
  readonly top: number
}

/** What the reader does to move the page, or on the way to it. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
/** In the options that Next's router keeps with each entry, and hands on whenever it writes the entry anew. */
const FIELD = 'results'

/** Of the entry that the document came with: Next's router writes it anew before React runs. Null once it is shown. */
let ofDocument = typeof window === 'undefined' ? null : readEntry()

/** How many pages of results the shown entry of the history had, when its document was left or loaded anew. */
export function keptPageCount(): number {
  return keptResults()?.pageCount ?? 1
}

/** Keeps what is needed to show a reader who comes back, or loads the page anew, as many results at the same place. */
export function useKeptResults(state: SearchState): void {
  const { isReady } = useRouter()
  const results = state.status === 'done' && !state.results.isPartial ? state.results : null
  usePlaceOfArrival(results)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Next writes the entry anew when it is ready
  useEffect(() => {
    if (results === null) return
    const keep = () => keepResults(results)
    keep()
    noteScrolledEntry(window.history.state)
    // A browser that does not tell where scrolling ends tells at least when the page is left.
    document.addEventListener('scrollend', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('scrollend', keep)
      window.removeEventListener('pagehide', keep)
    }
  }, [results, isReady])
}

/** Goes to where the reader was once the results are there, unless they have begun to read elsewhere. */
function usePlaceOfArrival(results: SearchResults | null): void {
  const place = useRef<number | null>(null)
  useLayoutEffect(() => {
    const kept = keptResults()
    if (kept === null) return
    place.current = kept.top
    const listening = new AbortController()
    const forget = () => {
      place.current = null
      listening.abort()
    }
    for (const type of ACTS)
      window.addEventListener(type, forget, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])
  useLayoutEffect(() => {
    if (results === null || place.current === null) return
    window.scrollTo({ top: place.current, behavior: 'instant' })
    place.current = null
  }, [results])
  // All that was kept is shown.
  useEffect(() => {
    if (results !== null) ofDocument = null
  }, [results])
}

function keptResults(): KeptResults | null {
  return readEntry() ?? ofDocument
}

function readEntry(): KeptResults | null {
  const kept = optionsOfEntry()[FIELD]
  if (!isRecord(kept)) return null
  const { pageCount, top } = kept
  return typeof pageCount === 'number' && typeof top === 'number' ? { pageCount, top } : null
}

function keepResults({ hits }: SearchResults): void {
  const pageCount = Math.max(1, Math.ceil(hits.length / SEARCH_RESULTS.perPage))
  const kept: KeptResults = { pageCount, top: window.scrollY }
  const options = { ...optionsOfEntry(), [FIELD]: kept }
  window.history.replaceState({ ...Object(window.history.state), options }, '')
}

function optionsOfEntry(): Readonly<Record<string, unknown>> {
  const options: unknown = Reflect.get(Object(window.history.state), 'options')
  return isRecord(options) ? options : {}
}
