import { useRouter } from 'next/router'
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { type ChangeUrl, UrlWriter } from '../../lib/browser/search/url-writer'
import { siteConfig } from '../../lib/content/settings/site-config'
import { cleanQuery, parseSearchUrl, printSearchUrl, type SearchView } from '../../lib/search/query'
import { type RouterListener, useRouterEvent } from '../ui/useRouterEvent'

export type SearchUrl = {
  readonly view: SearchView
  /** Whether the view is that of the URL, and no longer that of every reader's HTML. */
  readonly isRead: boolean
  /** Shows what the reader types: as long as they go on, in the same entry of the history. */
  readonly type: (view: SearchView) => void
  /** Shows what the reader chose, in an entry of its own. */
  readonly choose: (view: SearchView) => void
  /** The reader is done typing. */
  readonly settle: () => void
}

/** A view of the page, with the search part of the URL that belongs to it; the router's follows it. */
type Shown = { readonly view: SearchView; readonly url: string; readonly isTyping: boolean }

const NO_VIEW: SearchView = { query: '', product: null }

/**
 * The query of the search page lives in the URL: shareable, and going back and forward agrees with the page.
 * @param input holds the query too; text typed before hydration takes precedence over the URL
 */
export function useSearchUrl(input: RefObject<HTMLInputElement | null>): SearchUrl {
  const { asPath, isReady, push, replace } = useRouter()
  const search = /\?[^#]*/.exec(asPath)?.[0] ?? ''
  const [writer] = useState(() => new UrlWriter())
  const [shown, setShown] = useState<Shown | null>(null)

  const setInput = (query: string) => {
    if (input.current && cleanQuery(input.current.value) !== query) input.current.value = query
  }
  const showFrom = (before: Pick<Shown, 'url' | 'isTyping'>, next: SearchView) => {
    // A filter that is out of sight would surprise a reader who types the next query.
    const view = next.query.trim() === '' ? { ...next, product: null } : next
    const url = printSearchUrl(view, before.url)
    setInput(view.query)
    setShown({ view, url, isTyping: before.isTyping || url !== before.url })
    const isSameEntry = before.isTyping || parseSearchUrl(before.url).query === ''
    if (url !== before.url) writer.write(url, isSameEntry ? 'replace' : 'push')
  }
  const showUrl = useEffectEvent(() => {
    const view = parseSearchUrl(search)
    const url = printSearchUrl(view, search)
    const field = input.current
    const isTyped = shown === null && field !== null && field.value !== field.defaultValue
    const typed = isTyped ? cleanQuery(field.value).trimEnd() : ''
    writer.write(url, 'replace')
    if (typed !== '' && typed !== view.query)
      return showFrom(
        { url, isTyping: false },
        { query: cleanQuery(field?.value ?? ''), product: null },
      )
    setShown({ view, url, isTyping: false })
    if (field !== null && field.value !== view.query) field.value = view.query
  })
  useLayoutEffect(() => {
    if (writer.hasArrivedAt(search)) showUrl()
  }, [writer, search])

  const change = useEffectEvent<ChangeUrl>((next, method) => {
    const route = `/${siteConfig.search.searchPagePath}${next}`
    return (method === 'push' ? push : replace)(route, undefined, { shallow: true, scroll: false })
  })
  useEffect(() => {
    writer.connect(isReady ? (next, method) => change(next, method) : null)
    return () => writer.connect(null)
  }, [writer, isReady])
  const handleLeave = useCallback<RouterListener>(
    (_, { shallow }) => {
      if (!shallow) writer.forget()
    },
    [writer],
  )
  useRouterEvent('routeChangeStart', handleLeave)

  const settle = useCallback(() => setShown((last) => last && { ...last, isTyping: false }), [])
  return {
    view: shown?.view ?? NO_VIEW,
    isRead: shown !== null,
    type: (next) => showFrom(shown ?? { url: search, isTyping: false }, next),
    choose: (next) => showFrom({ url: shown?.url ?? search, isTyping: false }, next),
    settle,
  }
}
