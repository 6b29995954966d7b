import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { returnToEntry } from '../../lib/browser/navigation/history-entry'
import { loadDocument } from '../../lib/browser/navigation/load-document'
import { isRecord } from '../../lib/content/records'
import { PROGRESS_BAR } from '../../lib/site/constants'
import { type RouterListener, useRouterEvent } from '../ui/useRouterEvent'

export type RouteChange =
  | { readonly status: 'idle' }
  /** Pending for longer than the delay: the reader sees bar and loader. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed'
      readonly message: string
      /** Number of times that the page could not be loaded, one after another. */
      readonly failures: number
      readonly goAgain: () => void
    }

const IDLE: RouteChange = { status: 'idle' }

/**
 * Thrown in a listener of `routeChangeError`, which comes just before Next loads the document of a page whose code failed
 * (§2): if the network is away, the reader would be left with the browser's own error page. That a throw stops Next is
 * not documented; `tests/e2e/server-away.spec.ts` fails when it no longer does.
 */
class StopNext extends Error {}

/**
 * The progress of a change of page (§2, §4): bar and loader after a delay; when the page's code fails, loads its
 * document if the server responds; otherwise shows the failure, and the page stays. The reader's next action always
 * takes precedence.
 * @param shownEntry the entry of the history whose page is on screen
 */
export function useRouteChange(shownEntry: RefObject<string | undefined>) {
  const [change, setChange] = useState<RouteChange>(IDLE)
  const underWay = useRef<AbortController | null>(null)
  /** Whether Next shows the new page, or the crash of its module, which loading it once more would repeat. */
  const isShown = useRef(false)
  const failures = useRef(0)

  const end = useCallback(() => {
    underWay.current?.abort()
    underWay.current = null
    setChange(IDLE)
  }, [])
  const begin = useCallback(() => {
    isShown.current = false
    underWay.current?.abort()
    const started = new AbortController()
    underWay.current = started
    const timer = window.setTimeout(() => setChange({ status: 'loading' }), PROGRESS_BAR.delayMs)
    started.signal.addEventListener('abort', () => window.clearTimeout(timer))
    return started
  }, [])
  const handleStart = useCallback<RouterListener>(
    (_, { shallow }) => {
      end()
      failures.current = 0
      if (!shallow) begin()
    },
    [begin, end],
  )
  const handleShown = useCallback(() => {
    isShown.current = true
  }, [])
  const handleError = useCallback(
    (error: unknown, url: string) => {
      if (isShown.current || (isRecord(error) && error.cancelled === true)) return end()
      const load = async () => {
        const { signal } = underWay.current ?? begin()
        const message = await loadDocument(url, error, signal)
        if (signal.aborted) return
        const goAgain = returnToEntry(shownEntry.current) ?? loadAgain
        end()
        failures.current += 1
        setChange({ status: 'failed', message, failures: failures.current, goAgain })
      }
      /** The box stays meanwhile, and focus in it: the server may still be away. */
      const loadAgain = () => {
        begin()
        void load()
      }
      void load()
      throw new StopNext('The code of the page did not load.', { cause: error })
    },
    [begin, end, shownEntry],
  )
  useRouterEvent('routeChangeStart', handleStart)
  useRouterEvent('beforeHistoryChange', handleShown)
  useRouterEvent('routeChangeComplete', end)
  useRouterEvent('hashChangeStart', end)
  useRouterEvent('routeChangeError', handleError)

  useEffect(() => {
    // The router's promise is rejected with it.
    const handleRejection = (event: PromiseRejectionEvent) => {
      if (event.reason instanceof StopNext) event.preventDefault()
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('unhandledrejection', handleRejection, { signal })
    // The browser goes to another document; this one may come back from its cache as it was left.
    window.addEventListener('pagehide', end, { signal })
    return () => listening.abort()
  }, [end])

  const retry = useCallback(() => {
    if (change.status === 'failed') change.goAgain()
  }, [change])
  const isUnderWay = useCallback(() => underWay.current !== null, [])
  return { change, retry, dismiss: end, isUnderWay }
}
