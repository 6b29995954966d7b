import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { keepStyleSheets, showRouteStyles } from '../../lib/browser/navigation/route-code'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { withoutBasePath } from '../../lib/content/settings/base-path'

// At once: at an address with a query, the router may show the page anew before any effect.
if (typeof window !== 'undefined') keepStyleSheets()

/** Style sheets of the next page show before it does; those of the last one end after it has gone. */
export function useRouteStyles(): void {
  const { events } = useRouter()
  useEffect(() => {
    const show = (isAlone: boolean) => (address: string) =>
      showRouteStyles(withoutBasePath(pathnameOfRoute(address)), isAlone)
    const handleStart = show(false)
    const handleEnd = show(true)
    events.on('routeChangeStart', handleStart)
    events.on('routeChangeComplete', handleEnd)
    return () => {
      events.off('routeChangeStart', handleStart)
      events.off('routeChangeComplete', handleEnd)
    }
  }, [events])
}
