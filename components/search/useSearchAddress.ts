import { useRouter } from 'next/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { parseSearchAddress, printSearchAddress, type SearchView } from '../../lib/search/query'

export type SearchAddress = {
  readonly view: SearchView
  /** Shows another view; while the reader goes on typing, in the same entry of the history. */
  readonly show: (view: SearchView) => void
  /** The reader is done typing: what comes next is a new entry. */
  readonly settle: () => void
}

/** The query of the search page lives in the address: shareable, and going back and forward agrees with the page. */
export function useSearchAddress(): SearchAddress {
  const { asPath } = useRouter()
  const [view, setView] = useState<SearchView>({ query: '', product: null })
  const isTyping = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed with it
  useEffect(() => {
    const found = parseSearchAddress(window.location.search)
    isTyping.current = false
    setView(found)
    if (printSearchAddress(found) !== window.location.search) writeAddress('replaceState', found)
  }, [asPath])

  const show = useCallback((next: SearchView) => {
    const before = parseSearchAddress(window.location.search)
    setView(next)
    if (printSearchAddress(next) === printSearchAddress(before)) return
    const isSameEntry = isTyping.current || before.query === ''
    writeAddress(isSameEntry ? 'replaceState' : 'pushState', next)
    isTyping.current = true
  }, [])
  const settle = useCallback(() => {
    isTyping.current = false
  }, [])
  return { view, show, settle }
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
}
