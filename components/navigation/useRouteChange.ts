import { useRouter } from 'next/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdArticle, resumeArticle } from '../../lib/browser/article/late-article'
import {
  decideHistory,
  noteShownEntry,
  returnToShownEntry,
} from '../../lib/browser/navigation/history-guard'
import { finishProgressBar, startProgressBar } from '../../lib/browser/navigation/progress-bar'
import {
  fetchRouteCode,
  isRouteCodeReady,
  noteRouteCode,
} from '../../lib/browser/navigation/route-code'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { withBasePath, withoutBasePath } from '../../lib/content/settings/base-path'
import { PROGRESS_BAR } from '../../lib/site/constants'
import { forgetFullLoad, loadFully } from './full-load'
import { SHOWN, STARTS, useRouterEvents } from './useRouterEvents'

/** How the router tells that a change of page ended: what still waits then is of the page that is shown. */
const ENDS = ['routeChangeComplete', 'routeChangeError'] as const

export type RouteChange =
  | { readonly status: 'idle' }
  /** Pending for longer than the delay: the reader sees a loader. */
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }

export type RouteChangeControl = {
  readonly change: RouteChange
  /**
   * Goes to a route of the site: path with query and hash, without base path.
   * @param method `replace` when the reader went through the history: its entry is there
   */
  readonly navigate: (route: string, method?: 'push' | 'replace') => void
  readonly dismiss: () => void
}

/**
 * Changes pages (§2): loads the next page's code first, so that the old page stays until then. When that fails, the
 * page is loaded fully if its document answers, unless that was just tried; otherwise the page stays and the failure is
 * shown. Whatever the reader does next wins over a change that is under way.
 */
export function useRouteChange(): RouteChangeControl {
  const router = useRouter()
  const [change, setChange] = useState<RouteChange>({ status: 'idle' })
  const current = useRef<AbortController | null>(null)

  const cancel = useCallback(() => {
    current.current?.abort()
    finishProgressBar()
    setChange({ status: 'idle' })
  }, [])

  const navigate = useCallback(
    (route: string, method: 'push' | 'replace' = 'push') => {
      current.current?.abort()
      const turn = new AbortController()
      current.current = turn
      setChange({ status: 'idle' })
      const tellOfWait = () => {
        startProgressBar()
        setChange({ status: 'loading' })
      }
      // A busy browser may take long for another hash too, but nothing is loaded for it.
      const isLoading = !isHashChange(router.asPath, route)
      const timer = isLoading ? window.setTimeout(tellOfWait, PROGRESS_BAR.delayMs) : undefined
      turn.signal.addEventListener('abort', () => window.clearTimeout(timer))

      const run = async (): Promise<RouteChange> => {
        try {
          await prepare(route, router.asPath, turn.signal)
        } catch (error) {
          if (turn.signal.aborted) return { status: 'idle' }
          const message = await loadFully(route, error, turn.signal)
          const again = method === 'replace' && !turn.signal.aborted ? returnToShownEntry() : null
          return { status: 'failed', message, retry: again ?? (() => navigate(route, method)) }
        }
        forgetFullLoad(withBasePath(route))
        if (!turn.signal.aborted) await router[method](route)
        return { status: 'idle' }
      }
      void run().then((result) => {
        window.clearTimeout(timer)
        if (turn.signal.aborted) return
        finishProgressBar()
        setChange(result)
      })
    },
    [router],
  )

  // The router has changed the page by itself, through the history: what was on its way is obsolete.
  const handleStart = useCallback(() => {
    setChange({ status: 'idle' })
    holdArticle()
  }, [])
  useRouterEvents(STARTS, handleStart)
  useRouterEvents(ENDS, resumeArticle)
  useRouterEvents(SHOWN, noteShownEntry)

  useEffect(() => {
    noteShownEntry()
    // The browser goes to another document; this one may come back from its cache as it was left.
    window.addEventListener('pagehide', cancel)
    return () => {
      window.removeEventListener('pagehide', cancel)
      current.current?.abort()
      finishProgressBar()
    }
  }, [cancel])

  useEffect(() => {
    // Of the page that is shown, which at an unknown address is the not-found page.
    noteRouteCode(router.pathname)
    // Back and forward to a page of an earlier document: its code may be missing like that of any other.
    return decideHistory(router, ({ as }) => {
      cancel()
      const route = withoutBasePath(as)
      const isReady = isHashChange(router.asPath, route) || isRouteCodeReady(pathnameOfRoute(route))
      if (process.env.NODE_ENV === 'development' || isReady) return true
      navigate(route, 'replace')
      return false
    })
  }, [router, navigate, cancel])

  return { change, navigate, dismiss: () => setChange({ status: 'idle' }) }
}

async function prepare(route: string, shownRoute: string, signal: AbortSignal): Promise<void> {
  if (process.env.NODE_ENV === 'development' || isHashChange(shownRoute, route)) return
  await fetchRouteCode(pathnameOfRoute(route), signal)
}

/** Whether the router changes the hash only, for which it needs nothing. */
function isHashChange(from: string, to: string): boolean {
  const [page] = from.split('#')
  return to.split('#')[0] === page && (to !== from || to.includes('#'))
}
