import { useRouter } from 'next/router'
import { useEffect } from 'react'
import {
  keepPlace,
  noteHistoryChange,
  noteShownEntry,
  placeOfEntry,
  stayAtShownEntry,
  takeReturn,
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
      if (takeReturn()) return false
      const close = openGuard()
      if (close !== undefined) {
        stayAtShownEntry()
        close()
        return false
      }
      keepPlace()
      const place = placeOfEntry()
      const route = withoutBasePath(as)
      if (isSamePage(route, router.asPath) && place !== undefined) {
        void goToPlace(route, place)
        return false
      }
      noteHistoryChange()
      return true
    })
    return () => router.beforePopState(() => true)

    /** Next would scroll to the heading that the hash names, not to where the reader was. */
    async function goToPlace(route: string, top: number): Promise<void> {
      await router.replace(route, undefined, { shallow: true, scroll: false })
      scrollAfterNext(top)
    }
  }, [router])
  useRouterEvent('hashChangeStart', keepPlace)
  useRouterEvent('hashChangeComplete', noteShownEntry)
  useRouterEvent('routeChangeComplete', noteShownEntry)

  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      // An entry from before Next ran: it changes the address only.
      if (state === null && withoutBasePath(window.location.pathname) !== pathOf(router.asPath))
        window.location.reload()
    }
    // A reload is the browser's, which restores the place if it is let.
    const handlePageHide = () => {
      window.history.scrollRestoration = 'auto'
    }
    const listening = new AbortController()
    window.addEventListener('popstate', handlePopState, { signal: listening.signal })
    window.addEventListener('pagehide', handlePageHide, { signal: listening.signal })
    return () => listening.abort()
  }, [router])

  useEffect(() => {
    // The browser has scrolled to the hash, and the reader may have gone on since.
    if (window.location.hash !== '') scrollAfterNext(window.scrollY)
  }, [])
}

/** Whether two addresses differ in the hash only. */
function isSamePage(one: string, other: string): boolean {
  return one.split('#')[0] === other.split('#')[0]
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address
}

/** Next scrolls to the hash in a timer that it sets each time it has rendered. */
function scrollAfterNext(top: number): void {
  window.setTimeout(() => window.scrollTo({ top, behavior: 'instant' }))
}
