import { useRouter } from 'next/router'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  correctPlace,
  correctPlaceAtStart,
  currentEntry,
  type Place,
  storedPlace,
  storePlace,
} from '../../lib/browser/navigation/history-entry'
import { idOfHash } from '../../lib/browser/navigation/links'
import { revealHashTarget, revealTarget } from '../../lib/browser/navigation/reveal-target'
import { focusWithoutScroll } from '../../lib/browser/page/focus-and-scroll'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { withoutBasePath } from '../../lib/content/settings/base-path'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { type RouterListener, useRouterEvent } from '../ui/useRouterEvent'

/** A Back or Forward navigation in progress: the URL it leads to and, if known, the reader's place on that page. */
type Return = { readonly url: string; readonly place: Place | undefined }

/**
 * Handles scrolling and focus after each navigation (§2). A link leads to the top of a page, or to a heading, which is
 * revealed and focused. Back and Forward restore the reader's place. Next's own scroll restoration is not used: it
 * needs session storage, and prefers the heading in the URL to the reader's place.
 * @param visibleEntry key of the visible page's history entry
 * @returns the time of arrival on the page, from `performance.now()`; null from each departure to the next arrival.
 * Shallow navigations do not change it
 */
export function useArrival(
  visibleEntry: RefObject<string | undefined>,
  isNavigating: () => boolean,
): number | null {
  const [arrivedAt, setArrivedAt] = useState<number | null>(null)
  const router = useRouter()
  const pendingReturn = useRef<Return | null>(null)

  useEffect(() => {
    router.beforePopState(({ url, as }) => {
      const entry = currentEntry()
      // After a failed navigation, the history returns to the page on screen, so there is nothing to load.
      const hasReturned = entry !== undefined && entry === visibleEntry.current && !isNavigating()
      pendingReturn.current = hasReturned ? null : { url: as, place: storedPlace() }
      const route = routeOf(as)
      const shallow = pathnameOfRoute(route) === pathnameOfRoute(router.asPath)
      if (!hasReturned) void router.replace(routeOf(url), route, { shallow, scroll: false })
      return false
    })
    return () => router.beforePopState(() => true)
  }, [router, visibleEntry, isNavigating])

  const handleLeave = useCallback<RouterListener>((url, { shallow }) => {
    // During Back or Forward, the current history entry already belongs to the next page, so the reader's place on
    // this page must not be stored in it.
    if (pendingReturn.current === null) storePlace()
    else if (pendingReturn.current.url !== url) pendingReturn.current = null
    if (!shallow) setArrivedAt(null)
  }, [])
  const handleArrival = useCallback<RouterListener>(
    (_, { shallow }) => {
      const completedReturn = pendingReturn.current
      pendingReturn.current = null
      visibleEntry.current = currentEntry()
      const id = idOfHash(window.location.hash)
      const place =
        completedReturn?.place ??
        (completedReturn !== null && id === null ? { scrollY: 0 } : undefined)
      if (place !== undefined) goToPlace(place)
      else if (id !== null && (completedReturn !== null || !shallow)) {
        if (!revealTarget(id)) focusMain()
      }
      if (!shallow && (place !== undefined || id === null)) focusMain()
      storePlace()
      if (!shallow) setArrivedAt(performance.now())
    },
    [visibleEntry],
  )
  useRouterEvent('hashChangeStart', handleLeave)
  useRouterEvent('routeChangeStart', handleLeave)
  useRouterEvent('hashChangeComplete', handleArrival)
  useRouterEvent('routeChangeComplete', handleArrival)

  // Next renders a page with a query twice: the second time when the router is ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each of the two commits
  useLayoutEffect(preventNextScroll, [router.isReady])

  useEffect(() => {
    visibleEntry.current = currentEntry()
    // To reveal a heading, a component may call `flushSync`, which React does not allow inside an effect.
    queueMicrotask(() => {
      const id = idOfHash(window.location.hash)
      if (id !== null) revealHashTarget(id)
    })
    setArrivedAt(performance.now())
    return () => setArrivedAt(null)
  }, [visibleEntry])

  useEffect(() => {
    const storeVisiblePlace = () => {
      if (pendingReturn.current === null) storePlace()
    }
    const disableRestoration = () => {
      window.history.scrollRestoration = 'manual'
    }
    const handlePopState = ({ state }: PopStateEvent) => {
      // The router does not know history entries from before hydration: going to one changes only the URL, so reload.
      const pathname = withoutBasePath(window.location.pathname)
      if (state === null && pathname !== pathnameOfRoute(router.asPath)) window.location.reload()
    }
    // Runs when the reader leaves, so that the browser restores the scroll position after a reload.
    const enableRestoration = () => {
      window.history.scrollRestoration = 'auto'
    }
    disableRestoration()
    // Reading the scroll position forces layout, which the browser computes in the next frame anyway.
    const frame = window.requestAnimationFrame(() => {
      correctPlaceAtStart()
      storeVisiblePlace()
    })
    const listening = new AbortController()
    const { signal } = listening
    // Back changes the history entry before any event fires, so the position is saved after each scroll. Safari before
    // 26.2 lacks `scrollend`: there, the position is saved only on arrival and when the reader follows a link.
    document.addEventListener('scrollend', storeVisiblePlace, { signal })
    window.addEventListener('popstate', handlePopState, { signal })
    window.addEventListener('pagehide', enableRestoration, { signal })
    window.addEventListener('pageshow', disableRestoration, { signal })
    return () => {
      window.cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [router])
  return arrivedAt
}

function goToPlace(place: Place): void {
  preventNextScroll()
  window.scrollTo({ top: place.scrollY, behavior: 'instant' })
  correctPlace(place)
}

/**
 * Makes the heading in the URL ignore the next call of `scrollIntoView`: Next makes that call in a timer after each
 * commit, even if the reader has scrolled elsewhere by then.
 */
function preventNextScroll(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  if (target === null) return
  const { scrollIntoView } = target
  target.scrollIntoView = () => {
    target.scrollIntoView = scrollIntoView
  }
}

function focusMain(): void {
  const main = document.getElementById(ELEMENT_IDS.main)
  if (main !== null) focusWithoutScroll(main)
}

/** @param url URL with base path, as Next stores it in the history */
function routeOf(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return withoutBasePath(path) + url.slice(path.length)
}
