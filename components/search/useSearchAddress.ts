import { useRouter } from 'next/router'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeptResults } from '../../lib/browser/search/kept-results'
import { siteConfig } from '../../lib/content/settings/site-config'
import {
  cleanQuery,
  parseSearchAddress,
  printSearchAddress,
  type SearchView,
} from '../../lib/search/query'
import { keptOnReturn } from './useKeptResults'

export type SearchAddress = {
  readonly view: SearchView
  /** What was kept of its results, for a reader who comes back to them. */
  readonly kept: KeptResults | null
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
  const { search, isOwn, write } = useRouterAddress()
  const [view, setView] = useState<SearchView | null>(null)
  const [kept, setKept] = useState<KeptResults | null>(null)
  /** The search part that belongs to the view; the router's follows it. */
  const wanted = useRef('')
  const isTyping = useRef(false)

  const show = (next: SearchView) => {
    // A filter that is out of sight would surprise whoever types the next query.
    const shown = next.query.trim() === '' ? { ...next, product: null } : next
    const before = wanted.current
    const address = printSearchAddress(shown, before)
    setView(shown)
    setKept(null)
    if (input.current && cleanQuery(input.current.value) !== shown.query)
      input.current.value = shown.query
    if (address === before) return
    const isSameEntry = isTyping.current || parseSearchAddress(before).query === ''
    isTyping.current = true
    wanted.current = address
    write(address, isSameEntry ? 'replace' : 'push')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader has come to another address
  useLayoutEffect(() => {
    if (isOwn(search)) return
    const found = parseSearchAddress(search)
    const address = printSearchAddress(found, search)
    const field = input.current
    const isTyped = view === null && field !== null && field.value !== field.defaultValue
    const typed = isTyped ? cleanQuery(field.value) : ''
    isTyping.current = false
    wanted.current = address
    write(address, 'replace')
    if (typed.trim() !== '' && typed.trimEnd() !== found.query)
      return show({ query: typed, product: null })
    setView(found)
    setKept(keptOnReturn(printSearchAddress(found)))
    if (field !== null && field.value !== found.query) field.value = found.query
  }, [search])

  const settle = useCallback(() => {
    isTyping.current = false
  }, [])
  return { view: view ?? NO_VIEW, kept, isRead: view !== null, show, settle }
}

type Change = { readonly search: string; readonly method: 'push' | 'replace' }

/**
 * The search part of the page's address, and how to change it. The router takes a moment for each change, and shows it
 * like a change of page: of those that wait for one under way, or for the router to be ready, the last one counts.
 */
function useRouterAddress() {
  const router = useRouter()
  const { asPath, isReady, events } = router
  const search = /\?[^#]*/.exec(asPath)?.[0] ?? ''
  /** What the router was told last, or has told. */
  const known = useRef<string | null>(null)
  const waiting = useRef<Change | null>(null)
  const isUnderWay = useRef(false)

  const changeOn = async () => {
    while (isReady && !isUnderWay.current && waiting.current !== null) {
      const change = waiting.current
      waiting.current = null
      if (change.search === known.current) continue
      known.current = change.search
      isUnderWay.current = true
      const route = `/${siteConfig.search.searchPagePath}${change.search}`
      try {
        await router[change.method](route, undefined, { shallow: true, scroll: false })
      } finally {
        isUnderWay.current = false
      }
    }
  }
  const write = (next: string, method: Change['method']) => {
    waiting.current = { search: next, method: waiting.current?.method === 'push' ? 'push' : method }
    void changeOn()
  }
  /** Whether the address is what this page has made it; else the reader has come to it. */
  const isOwn = (address: string) => {
    if (address === known.current) return true
    known.current = address
    waiting.current = null
    return false
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has waited for it
  useEffect(() => void changeOn(), [isReady])
  useEffect(() => {
    const handleLeave = (_: string, { shallow }: { readonly shallow: boolean }) => {
      if (!shallow) waiting.current = null
    }
    events.on('routeChangeStart', handleLeave)
    return () => events.off('routeChangeStart', handleLeave)
  }, [events])
  return { search, isOwn, write }
}
