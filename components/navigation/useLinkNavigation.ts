import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { allowsPrefetch, INTENTS } from '../../lib/browser/navigation/connection'
import { internalRoute, isModifiedClick } from '../../lib/browser/navigation/internal-link'
import { fetchRouteCode } from '../../lib/browser/navigation/route-code'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { effectiveBasePath } from '../../lib/content/settings/base-path'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'

/**
 * Hands clicks on links of this site to `navigate`, and loads a page's code when its link is pointed at, focused or
 * touched (§2). One listener serves all links, in the chrome and in the static text of articles.
 */
export function useLinkNavigation(navigate: (route: string) => void): void {
  const router = useRouter()
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      // Without the reading script, what is printed anew would have no behavior.
      const isReading = document.documentElement.hasAttribute(ROOT_ATTRIBUTES.reading)
      if (isModifiedClick(event) || !isReading) return
      const route = routeOf(event.target)
      if (route === null) return
      event.preventDefault()
      navigate(route)
    }
    const handleIntent = ({ target }: Pick<Event, 'target'>) => {
      const route = routeOf(target)
      const isDevelopment = process.env.NODE_ENV === 'development'
      if (route === null || isDevelopment || isShown(route)) return
      if (!allowsPrefetch() || !window.navigator.onLine) return
      const pathname = pathnameOfRoute(route)
      // Not the router's own prefetch: it would keep a script that failed to load as failed for ever.
      fetchRouteCode(pathname)
        .then(() => router.prefetch(pathname, pathname, { priority: true }))
        // What fails, or takes longer than the router waits, is told when the reader goes there.
        .catch(() => undefined)
    }
    // What the reader points at already has brought the router here.
    handleIntent({ target: document.querySelector('a:hover') })
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', handleClick, { signal })
    for (const type of INTENTS)
      document.addEventListener(type, handleIntent, { passive: true, signal })
    return () => ended.abort()
  }, [router, navigate])
}

function routeOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.href === '') return null
  return internalRoute(link, window.location.origin, effectiveBasePath)
}

function isShown(route: string): boolean {
  return (
    pathnameOfRoute(route) ===
    pathnameOfRoute(window.location.pathname.slice(effectiveBasePath.length))
  )
}
