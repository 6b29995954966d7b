import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { allowsPrefetch } from '../../lib/browser/connection'
import { internalRoute, isModifiedClick } from '../../lib/browser/internal-link'
import { effectiveBasePath } from '../../lib/config/base-path'

/**
 * Follows links between pages of the site without loading the document anew, and loads the next page's code when a
 * link is pointed at, focused or touched. One listener serves all links, in the chrome and in static article text.
 */
export function useClientNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const routeOf = (event: Event): { link: HTMLAnchorElement; route: string } | null => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || link.href === '') return null
      const route = internalRoute(link, window.location.origin, effectiveBasePath)
      return route === null ? null : { link, route }
    }
    const handleClick = (event: MouseEvent) => {
      if (isModifiedClick(event)) return
      const found = routeOf(event)
      if (found === null || isHashOfThisPage(found.link)) return
      event.preventDefault()
      void router.push(found.route)
    }
    const handleIntent = (event: Event) => {
      const found = routeOf(event)
      if (found === null || isHashOfThisPage(found.link) || !allowsPrefetch()) return
      void router.prefetch(found.route).catch(() => undefined)
    }
    const intents = ['pointerover', 'focusin', 'touchstart'] as const
    document.addEventListener('click', handleClick)
    for (const type of intents) document.addEventListener(type, handleIntent, { passive: true })
    return () => {
      document.removeEventListener('click', handleClick)
      for (const type of intents) document.removeEventListener(type, handleIntent)
    }
  }, [router])
}

function isHashOfThisPage(link: HTMLAnchorElement): boolean {
  return (
    link.getAttribute('href')?.startsWith('#') === true ||
    (link.hash !== '' &&
      link.pathname === window.location.pathname &&
      link.search === window.location.search)
  )
}
