import { useRouter } from 'next/router'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { siteConfig } from '../../lib/content/settings/site-config'
import { cleanQuery, parseSearchUrl, printSearchUrl, type SearchView } from '../../lib/search/query'

export type SearchUrl = {
  readonly view: SearchView
  /** Whether the view is that of the URL, and no longer that of every reader's HTML. */
  readonly isRead: boolean
  /** Shows another view; while the reader goes on typing, in the same entry of the history. */
  readonly show: (view: SearchView) => void
  /** The reader is done typing: what comes next is a new entry. */
  readonly settle: () => void
}

const NO_VIEW: SearchView = { query: '', product: null }

/**
 * The query of the search page lives in the URL: shareable, and going back and forward agrees with the page.
 * @param input holds the query too; what the reader typed there before this code ran goes before the URL
 */
export function useSearchUrl(input: RefObject<HTMLInputElement | null>): SearchUrl {
  const { search, isOwn, write } = useRouterUrl()
  const [view, setView] = useState<SearchView | null>(null)
  /** The search part that belongs to the view; the router's follows it. */
  const wanted = useRef('')
  const isTyping = useRef(false)

  const show = (next: SearchView) => {
    // A filter that is out of sight would surprise whoever types the next query.
    const shown = next.query.trim() === '' ? { ...next, product: null } : next
    const before = wanted.current
    const url = printSearchUrl(shown, before)
    setView(shown)
    if (input.current && cleanQuery(input.current.value) !== shown.query)
      input.current.value = shown.query
    if (url === before) return
    const isSameEntry = isTyping.current || parseSearchUrl(before).query === ''
    isTyping.current = true
    wanted.current = url
    write(url, isSameEntry ? 'replace' : 'push')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader has come to another URL
  useLayoutEffect(() => {
    if (isOwn(search)) return
    const found = parseSearchUrl(search)
    const url = printSearchUrl(found, search)
    const field = input.current
    const isTyped = view === null && field !== null && field.value !== field.defaultValue
    const typed = isTyped ? cleanQuery(field.value) : ''
    isTyping.current = false
    wanted.current = url
    write(url, 'replace')
    if (typed.trim() !== '' && typed.trimEnd() !== found.query)
      return show({ query: typed, product: null })
    setView(found)
    if (field !== null && field.value !== found.query) field.value = found.query
  }, [search])

  const settle = useCallback(() => {
    isTyping.current = false
  }, [])
  return { view: view ?? NO_VIEW, isRead: view !== null, show, settle }
}

type Change = { readonly search: string; readonly method: 'push' | 'replace' }

/**
 * The search part of the page's URL, and how to change it. The router takes a moment for each change, and shows it like
 * a change of page: of those that wait for one under way, or for the router to be ready, the last one counts.
 */
function useRouterUrl() {
  const router = useRouter()
  const { asPath, isReady, events } = router
  const search = /\?[^#]*/.exec(asPath)?.[0] ?? ''
  /** The last URL sent to the router, or received from it. */
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
  /** Whether the URL is what this page has made it; else the reader has come to it. */
  const isOwn = (url: string) => {
    if (url === known.current) return true
    known.current = url
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
