import { useRouter } from 'next/router'
import { useEffect, useLayoutEffect } from 'react'
import {
  consumeReturn,
  goToKeptPosition,
  hasKeptPosition,
  keepPosition,
  noteHistoryChange,
  noteShownEntry,
  stayAtShownEntry,
} from '../../lib/browser/navigation/history-entries'
import { withoutBasePath } from '../../lib/content/settings/base-path'
import { openGuard } from '../ui/useHistoryGuard'
import { useRouterEvent } from './useRouterEvent'

/** Decides about going back and forward (§2); the pages themselves, and the places on them, are the router's. */
export function useHistory(): void {
  const router = useRouter()
  useEffect(() => {
    noteShownEntry()
    router.beforePopState(({ as }) => {
      if (consumeReturn()) return false
      const close = openGuard()
      if (close !== undefined) {
        stayAtShownEntry()
        close()
        return false
      }
      const route = withoutBasePath(as)
      if (isSamePage(route, router.asPath) && hasKeptPosition()) {
        void goBackInPage(route)
        return false
      }
      noteHistoryChange()
      return true
    })
    return () => router.beforePopState(() => true)

    /** Next would scroll to the heading that the hash names, not to where the reader was. */
    async function goBackInPage(route: string): Promise<void> {
      await router.replace(route, undefined, { shallow: true, scroll: false })
      afterNext(goToKeptPosition)
    }
  }, [router])
  useRouterEvent('hashChangeStart', keepPosition)
  useRouterEvent('routeChangeStart', keepPosition)
  useRouterEvent('hashChangeComplete', noteShownEntry)
  useRouterEvent('routeChangeComplete', noteShownEntry)

  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      // An entry from before Next ran: going there changes the URL only.
      if (state === null && withoutBasePath(window.location.pathname) !== pathOf(router.asPath))
        window.location.reload()
    }
    // On a reload the browser restores the scroll position.
    const handlePageHide = () => {
      keepPosition()
      window.history.scrollRestoration = 'auto'
    }
    const listening = new AbortController()
    // Going back changes the entry before any event fires.
    document.addEventListener('scrollend', keepPosition, { signal: listening.signal })
    window.addEventListener('popstate', handlePopState, { signal: listening.signal })
    window.addEventListener('pagehide', handlePageHide, { signal: listening.signal })
    return () => listening.abort()
  }, [router])

  useLayoutEffect(() => {
    if (window.location.hash === '') return
    // The browser has scrolled to the hash, and the reader may have gone on since.
    const top = window.scrollY
    afterNext(() => afterNext(() => window.scrollTo({ top, behavior: 'instant' })))
  }, [])
}

/** Whether two URLs differ in the hash only. */
function isSamePage(one: string, other: string): boolean {
  return one.split('#')[0] === other.split('#')[0]
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? url
}

/** Next scrolls to the hash in a timer, which it sets at the end of each time that it renders. */
function afterNext(scroll: () => void): void {
  window.setTimeout(scroll)
}
