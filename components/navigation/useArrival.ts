import Router, { useRouter } from 'next/router'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import {
  currentEntry,
  entryNote,
  focusLink,
  NO_NOTE,
  pendingReturn,
  storedPlace,
  storePlace,
} from '../../lib/browser/navigation/history-entry'
import { keepLine } from '../../lib/browser/navigation/keep-line'
import { idOfHash } from '../../lib/browser/navigation/links'
import { revealHashTarget, revealTarget } from '../../lib/browser/navigation/reveal-target'
import { focusTitle } from '../../lib/browser/page/focus-and-scroll'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { withoutBasePath } from '../../lib/content/settings/base-path'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { type RouterListener, useRouterEvent } from '../ui/useRouterEvent'

/** Time without a scroll event after which a scroll has ended, in browsers that do not say so. */
const SCROLL_END_MS = 150

/**
 * Handles scrolling and focus after each navigation (§2). A link leads to a page’s title, or to a heading. Back and
 * Forward restore the reader's place and focus the link that the reader left from; after a reload or from another
 * document, `keepPlace` does. Next's own restoration needs session storage, and prefers the heading in the URL.
 * @param visibleEntry key of the visible page's history entry
 * @returns the time of arrival, from `performance.now()`; null from a departure to the next arrival. Shallow
 * navigations do not change it
 */
export function useArrival(
  visibleEntry: RefObject<string | undefined>,
  isNavigating: () => boolean,
): number | null {
  const [arrivedAt, setArrivedAt] = useState<number | null>(null)

  useEffect(() => {
    Router.beforePopState(({ url, as }) => {
      const entry = currentEntry()
      // After a failed navigation, the history returns to the page on screen, so there is nothing to load.
      const hasReturned = entry !== undefined && entry === visibleEntry.current && !isNavigating()
      pendingReturn.current = hasReturned ? null : { url: as, ...storedPlace() }
      const route = routeOf(as)
      // While Next renders a page, its own path is already that page's.
      const shallow = !isNavigating() && pathnameOfRoute(route) === pathnameOfRoute(Router.asPath)
      if (!hasReturned) void Router.replace(routeOf(url), route, { shallow, scroll: false })
      return false
    })
  }, [visibleEntry, isNavigating])

  const storeVisiblePlace = useCallback(() => {
    // During a navigation, the current history entry can already belong to the next page.
    if (pendingReturn.current === null && visibleEntry.current === currentEntry()) storePlace()
  }, [visibleEntry])
  const handleLeave: RouterListener = (url, { shallow }) => {
    storeVisiblePlace()
    if (pendingReturn.current?.url !== url) pendingReturn.current = null
    if (!shallow) setArrivedAt(null)
  }
  const handleArrival: RouterListener = (_, { shallow }) => {
    const completedReturn = pendingReturn.current
    pendingReturn.current = null
    visibleEntry.current = currentEntry()
    entryNote.current = completedReturn?.note ?? NO_NOTE
    const id = idOfHash(window.location.hash)
    const top = completedReturn?.scrollY ?? (completedReturn && id === null ? 0 : undefined)
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
    const isTarget = top === undefined && id !== null && (completedReturn !== null || !shallow)
    const isFocused = (isTarget && revealTarget(id)) || focusLink(completedReturn?.link ?? '')
    if (!isFocused && !shallow) arriveAtTitle()
    storePlace()
    if (!shallow) setArrivedAt(performance.now())
  }
  useRouterEvent('hashChangeStart', handleLeave)
  useRouterEvent('routeChangeStart', handleLeave)
  useRouterEvent('hashChangeComplete', handleArrival)
  useRouterEvent('routeChangeComplete', handleArrival)

  useEffect(() => {
    visibleEntry.current = currentEntry()
    // To reveal a heading, a component may call `flushSync`, which React does not allow inside an effect.
    queueMicrotask(() => {
      const id = idOfHash(window.location.hash)
      if (id !== null) revealHashTarget(id)
    })
    setArrivedAt(performance.now())
  }, [visibleEntry])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const listening = new AbortController()
    const { signal } = listening
    // Back changes the history entry before any event fires, so the place is stored after each scroll.
    const findLine = keepLine(signal)
    const handleScrollEnd = () => {
      storeVisiblePlace()
      findLine()
    }
    onScrollEnd(handleScrollEnd, signal)
    // Reading the scroll position forces layout, which the browser computes in the next frame anyway.
    window.requestAnimationFrame(handleScrollEnd)
    const handlePopState = ({ state }: PopStateEvent) => {
      // The router does not know entries from before hydration or from an edited hash: they change only the URL.
      if (state !== null) return
      const pathname = withoutBasePath(window.location.pathname)
      if (pathname === pathnameOfRoute(Router.asPath)) visibleEntry.current = currentEntry()
      else window.location.reload()
    }
    window.addEventListener('popstate', handlePopState, { signal })
    // The reader may leave the page while it scrolls.
    window.addEventListener('pagehide', storeVisiblePlace, { signal })
    return () => listening.abort()
  }, [storeVisiblePlace, visibleEntry])
  return arrivedAt
}

/** Safari before 26.2 lacks `scrollend`, and refuses more than 100 changes of the history in 10 or 30 seconds. */
function onScrollEnd(listener: () => void, signal: AbortSignal): void {
  if ('onscrollend' in window) document.addEventListener('scrollend', listener, { signal })
  else {
    let timer: number | undefined
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(listener, SCROLL_END_MS)
    }
    document.addEventListener('scroll', wait, { signal })
  }
}

function arriveAtTitle(): void {
  focusTitle()
  // In a page that the reader has enlarged with two fingers, only this moves the visible part to the title.
  if ((window.visualViewport?.scale ?? 1) > 1)
    document.getElementById(ELEMENT_IDS.main)?.scrollIntoView({ behavior: 'instant' })
}

/** @param url URL with base path, as Next stores it in the history */
function routeOf(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return withoutBasePath(path) + url.slice(path.length)
}

/**
 * Renders nothing, and must be the last child of `App`. After each commit, Next scrolls to the heading in the URL, even
 * if the reader has scrolled elsewhere or gone back; it looks for the heading within the same task. Until this task
 * ends, the heading therefore has no id. The effects of a page, which run before, still find it.
 */
export function HiddenTarget() {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of Next's commits creates a new router object
  useLayoutEffect(hideTarget, [router])
  return null
}

function hideTarget(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  if (target === null) return
  const { id } = target
  target.removeAttribute('id')
  queueMicrotask(() => {
    target.id = id
  })
}
