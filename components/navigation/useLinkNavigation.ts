import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { allowsPrefetch } from '../../lib/browser/connection'
import { internalRoute, isModifiedClick } from '../../lib/browser/internal-link'
import { effectiveBasePath } from '../../lib/config/base-path'

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Hands clicks on links of this site to `navigate`, and loads a page's code when its link is pointed at, focused or
 * touched (§2). One listener serves all links, in the chrome and in the static text of articles.
 */
export function useLinkNavigation(navigate: (route: string) => void): void {
  const router = useRouter()
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (isModifiedClick(event)) return
      const route = routeOf(event)
      if (route === null) return
      event.preventDefault()
      navigate(route)
    }
    const handleIntent = (event: Event) => {
      const route = routeOf(event)
      if (route === null || isShown(route) || !allowsPrefetch()) return
      router.prefetch(route).catch(() => undefined)
    }
    document.addEventListener('click', handleClick)
    for (const type of INTENTS) document.addEventListener(type, handleIntent, { passive: true })
    return () => {
      document.removeEventListener('click', handleClick)
      for (const type of INTENTS) document.removeEventListener(type, handleIntent)
    }
  }, [router, navigate])
}

function routeOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.href === '') return null
  return internalRoute(link, window.location.origin, effectiveBasePath)
}

function isShown(route: string): boolean {
  return route.split(/[?#]/)[0] === window.location.pathname.slice(effectiveBasePath.length)
}
