import { type NextRouter, useRouter } from 'next/router'
import { useEffect } from 'react'
import { allowsPrefetch, INTENTS } from '../../lib/browser/inline/connection'
import { internalRoute, isModifiedClick } from '../../lib/browser/navigation/internal-link'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { effectiveBasePath } from '../../lib/content/settings/base-path'

/**
 * Passes clicks on internal links to Next's router. Prefetches a page when the reader hovers over, focuses, or touches
 * a link to it (§2). Replaces `next/link`, which would prefetch on hover even on 2G.
 */
export function useLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleClick = (event: MouseEvent) => {
      const route = isModifiedClick(event) ? null : routeOf(event.target)
      if (route === null) return
      event.preventDefault()
      void router.push(route)
    }
    const handleIntent = ({ target }: Event) => prefetch(router, target)
    document.addEventListener('click', handleClick, { signal })
    for (const type of INTENTS)
      document.addEventListener(type, handleIntent, { passive: true, signal })
    // Prefetch the page whose link is already under the pointer.
    prefetch(router, document.querySelector('a:hover'))
    return () => listening.abort()
  }, [router])
}

function prefetch(router: NextRouter, target: EventTarget | null): void {
  const route = routeOf(target)
  if (route === null || !navigator.onLine || !allowsPrefetch()) return
  const pathname = pathnameOfRoute(route)
  if (pathname === pathnameOfRoute(router.asPath)) return
  // Without priority, Next loads the code in idle time, and a click during a failing prefetch would hang. With
  // priority, Next remembers the failure, and the click reports it.
  router.prefetch(pathname, undefined, { priority: true }).catch(() => undefined)
}

function routeOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.href === '') return null
  return internalRoute(link, window.location.origin, effectiveBasePath)
}
