import Router from 'next/router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { returnToEntry } from '../../lib/browser/navigation/history-entry'
import { isRecord } from '../../lib/content/json'
import { PROGRESS_BAR } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import { useRouterEvent } from '../ui/useRouterEvent'

export type RouteChange =
  | { readonly status: 'idle' }
  /** Pending for longer than `PROGRESS_BAR.delayMs`. The progress bar and the loader are visible. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed'
      readonly message: string
      readonly isRepeated: boolean
      readonly goAgain: () => void
    }

const IDLE: RouteChange = { status: 'idle' }

/**
 * Thrown by a listener when the browser is to load a document instead, or when a page's code cannot be loaded (§2).
 * Otherwise Next would load the page's document, and an offline reader would see the browser's error page.
 */
class StopNext extends Error {}

/**
 * The progress of a page change (§2, §4). If the new page's code cannot be loaded but the server responds, the browser
 * loads the page's document. If the server does not respond, the old page stays, with an error.
 * @param visibleEntry key of the visible page's history entry
 */
export function useRouteChange(visibleEntry: RefObject<string | undefined>) {
  const [change, setChange] = useState<RouteChange>(IDLE)
  const navigation = useRef<AbortController | null>(null)
  /** Whether Next renders the new page, or an error page because its module crashed: then no document would help. */
  const isRendered = useRef(false)
  /** Whether the router is changing the URL, even if only the query or the hash changes. */
  const isPending = useRef(false)
  /** Whether the browser is loading a document. */
  const isLeaving = useRef(false)
  /** URL of the last change, if it failed. */
  const failed = useRef('')

  const end = useCallback((reason?: unknown) => {
    isPending.current = false
    navigation.current?.abort(reason)
    navigation.current = null
    setChange(IDLE)
  }, [])
  const begin = () => {
    isRendered.current = false
    navigation.current?.abort()
    const started = new AbortController()
    navigation.current = started
    const timer = window.setTimeout(() => setChange({ status: 'loading' }), PROGRESS_BAR.delayMs)
    started.signal.addEventListener('abort', () => window.clearTimeout(timer))
    return started
  }
  const loadPage = async (url: string, error: unknown): Promise<void> => {
    const { signal } = navigation.current ?? begin()
    console.warn(MESSAGES.routePreloadFailed, url, error)
    const isReached = await isReachable(url, signal)
    if (signal.aborted) return
    isLeaving.current = isReached
    // The old page stays unchanged until the document arrives.
    if (isReached) return loadDocument(url)
    const traverse = returnToEntry(visibleEntry.current)
    const goAgain = () => {
      end()
      if (traverse !== null) traverse()
      else void loadPage(url, error)
    }
    end()
    const message = MESSAGES.pageUnreachable
    setChange({ status: 'failed', message, isRepeated: failed.current === url, goAgain })
    failed.current = url
  }
  useRouterEvent('routeChangeStart', (url, { shallow }) => {
    if (isLeaving.current && !shallow) {
      // The document would arrive after the page, and replace it.
      loadDocument(url)
      throw new StopNext('The browser loads a document.')
    }
    end()
    forgetCancellations()
    isPending.current = true
    if (!shallow) begin()
  })
  useRouterEvent('beforeHistoryChange', () => {
    isRendered.current = true
  })
  useRouterEvent('routeChangeComplete', () => {
    failed.current = ''
    end()
  })
  useRouterEvent('hashChangeStart', () => {
    end()
    isPending.current = true
  })
  useRouterEvent('hashChangeComplete', end)
  useRouterEvent('routeChangeError', (error, url) => {
    if (isCancellation(error)) return queueMicrotask(forgetCancellations)
    if (isRendered.current) return end()
    void loadPage(url, error)
    throw new StopNext('The code of the page could not be loaded.', { cause: error })
  })

  useEffect(() => {
    // The router's promise rejects with `StopNext`, and when a navigation cancels a link to a heading; React's, when a
    // style sheet fails. None must be reported as an unhandled rejection.
    const handleRejection = (event: PromiseRejectionEvent) => {
      const { reason } = event
      const link = reason?.target
      if (link instanceof HTMLLinkElement) reloadAtNextAction(link)
      else if (!(reason instanceof StopNext || isCancellation(reason))) return
      event.preventDefault()
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('unhandledrejection', handleRejection, { signal })
    // The browser may restore the document from its cache, and would otherwise restore the loader, too.
    const leave = () => {
      isLeaving.current = false
      end()
    }
    window.addEventListener('pagehide', leave, { signal })
    return () => listening.abort()
  }, [end])

  const isNavigating = useCallback(() => isPending.current || navigation.current !== null, [])
  return { change, dismiss: end, isNavigating }
}

/** Whether a navigation failed only because another one had begun, which then has its own end. */
function isCancellation(error: unknown): boolean {
  return isRecord(error) && error.cancelled === true
}

/** Loads a failed style sheet again at the reader's next action, until it succeeds, since React does not. */
function reloadAtNextAction(link: HTMLLinkElement): void {
  const acting = new AbortController()
  const reload = () => {
    acting.abort()
    link.onerror = () => reloadAtNextAction(link)
    const { href } = link
    // Chromium does nothing if the value stays the same.
    link.href = ''
    link.href = href
  }
  for (const action of ['pointerdown', 'keydown'])
    window.addEventListener(action, reload, { signal: acting.signal })
}

/**
 * Next keeps the cancellation of a page that it was rendering with the page's code. Each later visit to the page would
 * then count as cancelled, although Next shows the page (vercel/next.js#61938).
 */
function forgetCancellations(): void {
  for (const page of Object.values(Router.router?.components ?? {})) delete page.error
}

/** @param url with base path */
function loadDocument(url: string): void {
  // After Back or Forward, the browser is already at this URL.
  if (new URL(url, window.location.href).href === window.location.href) window.location.reload()
  else window.location.assign(url)
}

/** Whether a server responds at a URL, even if only with a 404. */
async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { credentials: 'same-origin', headers: { accept: 'text/html' }, signal })
    return true
  } catch {
    return false
  }
}
