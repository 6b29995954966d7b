import { useRouter } from 'next/router'
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { siteConfig } from '../../lib/content/settings/site-config'
import {
  cleanQuery,
  formatSearchUrl,
  NO_VIEW,
  parseSearchUrl,
  type SearchView,
} from '../../lib/search/query'
import { type RouterListener, useRouterEvent } from '../ui/useRouterEvent'

export type SearchUrl = {
  readonly view: SearchView
  /** False until the URL is parsed; until then, `view` is empty, to match the static HTML. */
  readonly isParsed: boolean
  /** Sets the query while the reader types. All keystrokes until `endTyping` share one history entry. */
  readonly type: (view: SearchView) => void
  /**
   * Sets a view that the reader chose. Adds a history entry, or replaces the current entry if that entry has no query.
   */
  readonly choose: (view: SearchView) => void
  /** Lets the next keystroke start a new history entry. */
  readonly endTyping: () => void
}

/** `url` is only the search part of the URL, such as `?q=cluster`. */
type ViewState = { readonly view: SearchView; readonly url: string; readonly isTyping: boolean }

/**
 * Keeps the search page's query in the URL, so that readers can share the URL, and Back and Forward work.
 * @param input the search field; text typed before hydration takes precedence over the URL
 */
export function useSearchUrl(input: RefObject<HTMLInputElement | null>): SearchUrl {
  const { asPath, isReady, push, replace } = useRouter()
  const search = /\?[^#]*/.exec(asPath)?.[0] ?? ''
  const [writer] = useState(() => new UrlWriter())
  const [state, setState] = useState<ViewState | null>(null)

  const setInput = (query: string) => {
    if (input.current && cleanQuery(input.current.value) !== query) input.current.value = query
  }
  const showFrom = (
    last: Pick<ViewState, 'url' | 'isTyping'>,
    next: SearchView,
    isTyped: boolean,
  ) => {
    // Without a query, the filter is not visible: if it stayed set, it would surprise a reader who types a new query.
    const view = next.query.trim() === '' ? { ...next, product: null } : next
    const url = formatSearchUrl(view, last.url)
    setInput(view.query)
    setState({ view, url, isTyping: isTyped && (last.isTyping || url !== last.url) })
    const isSameEntry = last.isTyping || parseSearchUrl(last.url).query === ''
    if (url !== last.url) writer.write(url, isSameEntry ? 'replace' : 'push')
  }
  const showUrl = useEffectEvent(() => {
    const view = parseSearchUrl(search)
    const url = formatSearchUrl(view, search)
    const field = input.current
    const isTyped = state === null && field !== null && field.value !== field.defaultValue
    const typed = isTyped ? cleanQuery(field.value).trimEnd() : ''
    writer.write(url, 'replace')
    if (typed !== '' && typed !== view.query)
      return showFrom(
        { url, isTyping: false },
        { query: cleanQuery(field?.value ?? ''), product: null },
        true,
      )
    setState({ view, url, isTyping: false })
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

  const endTyping = useCallback(() => setState((last) => last && { ...last, isTyping: false }), [])
  return {
    view: state?.view ?? NO_VIEW,
    isParsed: state !== null,
    type: (next) => showFrom(state ?? { url: search, isTyping: false }, next, true),
    choose: (next) => showFrom({ url: state?.url ?? search, isTyping: false }, next, false),
    endTyping,
  }
}

export type ChangeUrl = (search: string, method: 'push' | 'replace') => Promise<unknown>

type Change = { readonly search: string; readonly method: 'push' | 'replace' }

/**
 * Keeps the search page's URL in sync with the reader's query. A change waits while the router is starting or busy with
 * the previous change. A newer change replaces the waiting one.
 */
export class UrlWriter {
  /** Search part of the last URL that was sent to the router or received from it. */
  private known: string | null = null
  private waiting: Change | null = null
  private change: ChangeUrl | null = null
  private isBusy = false

  /** @param change null until the router is ready, and once the search page is unmounted */
  connect(change: ChangeUrl | null): void {
    this.change = change
    void this.next()
  }

  write(search: string, method: Change['method']): void {
    this.waiting = { search, method: this.waiting?.method === 'push' ? 'push' : method }
    void this.next()
  }

  forget(): void {
    this.waiting = null
  }

  /**
   * Receives the router's URL. If the reader navigated to it, discards the waiting change.
   * @returns whether the reader navigated to this URL; false if the page itself wrote it
   */
  hasArrivedAt(search: string): boolean {
    if (search === this.known) return false
    this.known = search
    this.waiting = null
    return true
  }

  private async next(): Promise<void> {
    if (this.change === null || this.waiting === null || this.isBusy) return
    const { search, method } = this.waiting
    this.waiting = null
    if (search === this.known) return
    this.known = search
    this.isBusy = true
    try {
      await this.change(search, method)
    } finally {
      this.isBusy = false
    }
    await this.next()
  }
}
