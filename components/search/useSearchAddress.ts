import { useRouter } from 'next/router'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { noteScrolledEntry } from '../../lib/browser/navigation/saved-scroll'
import {
  cleanQuery,
  parseSearchAddress,
  printSearchAddress,
  type SearchView,
} from '../../lib/search/query'
import { keptPageCount } from './useKeptResults'

export type SearchAddress = {
  readonly view: SearchView
  /** How many pages of its results to begin with: more than one for a reader who comes back to them. */
  readonly pageCount: number
  /** Whether the view is that of the address, and no longer that of every reader's HTML. */
  readonly isRead: boolean
  /** Shows another view; while the reader goes on typing, in the same entry of the history. */
  readonly show: (view: SearchView) => void
  /** The reader is done typing: what comes next is a new entry. */
  readonly settle: () => void
}

const NO_VIEW: SearchView = { query: '', product: null }

/**
 * The query of the search page lives in the address: shareable, and going back and forward agrees with the page.
 * @param input holds the query too; what the reader typed there before this code ran goes before the address
 */
export function useSearchAddress(input: RefObject<HTMLInputElement | null>): SearchAddress {
  const { asPath, isReady } = useRouter()
  const [view, setView] = useState<SearchView | null>(null)
  const [pageCount, setPageCount] = useState(1)
  const isTyping = useRef(false)
  const isStarting = useRef(true)

  const show = useCallback(
    (next: SearchView) => {
      // A filter that is out of sight would surprise whoever types the next query.
      const shown = next.query.trim() === '' ? { ...next, product: null } : next
      const before = parseSearchAddress(window.location.search)
      setView(shown)
      setPageCount(1)
      fill(input.current, shown.query)
      const address = printSearchAddress(shown)
      if (address === printSearchAddress(before)) {
        if (address !== window.location.search) writeAddress('replaceState', shown)
        return
      }
      const isSameEntry = isTyping.current || before.query === ''
      writeAddress(isSameEntry ? 'replaceState' : 'pushState', shown)
      isTyping.current = true
    },
    [input],
  )

  // Next writes the address it found anew when it is ready: what the reader typed until then goes before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed with them
  useLayoutEffect(() => {
    const found = parseSearchAddress(window.location.search)
    const typed = isStarting.current ? cleanQuery(input.current?.value ?? '') : ''
    isStarting.current = !isReady
    isTyping.current = false
    if (typed !== '' && typed !== found.query) return show({ query: typed, product: null })
    setView(found)
    setPageCount(keptPageCount())
    fill(input.current, found.query)
    if (printSearchAddress(found) !== window.location.search) writeAddress('replaceState', found)
  }, [asPath, isReady])

  const settle = useCallback(() => {
    isTyping.current = false
  }, [])
  return { view: view ?? NO_VIEW, pageCount, isRead: view !== null, show, settle }
}

/** The input is the reader's: it is written only where it says something else. */
function fill(input: HTMLInputElement | null, query: string): void {
  if (input !== null && cleanQuery(input.value) !== query) input.value = query
}

/** Changes the address as Next's router would, without a change of page: its notes in the entry agree. */
function writeAddress(method: 'pushState' | 'replaceState', view: SearchView): void {
  const address = window.location.pathname + printSearchAddress(view)
  const state: unknown = window.history.state
  const route = Reflect.get(Object(state), 'url')
  const url = typeof route === 'string' ? route.split('?')[0] + printSearchAddress(view) : address
  const key = method === 'pushState' ? Math.random().toString(36).slice(2, 10) : undefined
  const notes = { ...Object(state), url, as: address, ...(key === undefined ? {} : { key }) }
  window.history[method](notes, '', address)
  noteScrolledEntry(notes)
}
