import { useRouter } from 'next/router'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { TYPING_PAUSE_MS } from '../../lib/site/constants'
import { useRouterEvent } from './useRouterEvent'

/**
 * Keeps a query, such as `?q=cluster`, in the URL, so that readers can share it. Each change adds an entry to the
 * browser's history; keystrokes without a pause share one entry.
 * @param onArrive receives the query of the URL when the page opens (`isFirst`), and when Back, Forward, or a link
 * changes it
 */
export function useUrlQuery(onArrive: (query: string, isFirst: boolean) => void) {
  const { push, pathname: route } = useRouter()
  /** Path of the page, while it is shown. */
  const page = useRef('')
  const known = useRef<string | null>(null)
  const pending = useRef<string | null>(null)
  const timer = useRef(0)

  const arrive = useEffectEvent(() => {
    const { pathname, search } = window.location
    const isFirst = known.current === null
    if (pathname !== page.current || search === known.current) return
    known.current = search
    pending.current = null
    onArrive(search, isFirst)
  })
  useLayoutEffect(() => {
    page.current = window.location.pathname
    arrive()
    const arriveAgain = () => arrive()
    window.addEventListener('popstate', arriveAgain)
    return () => window.removeEventListener('popstate', arriveAgain)
  }, [])
  // A change of the URL would cancel the navigation to another page.
  useRouterEvent('routeChangeStart', (_, { shallow }) => {
    if (!shallow) pending.current = null
  })
  useRouterEvent('routeChangeComplete', (_, { shallow }) => {
    if (!shallow) arrive()
  })

  /** Writes the typed query without waiting for a pause. */
  const save = () => {
    const query = pending.current
    pending.current = null
    if (query === null || query === known.current) return
    known.current = query
    void push(route + query, undefined, { shallow: true, scroll: false })
  }
  const write = (query: string, isTyping: boolean) => {
    pending.current = query
    window.clearTimeout(timer.current)
    if (isTyping) timer.current = window.setTimeout(save, TYPING_PAUSE_MS)
    else save()
  }
  return { write, save }
}
