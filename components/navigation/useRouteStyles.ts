import { useRouter } from 'next/router'
import { useInsertionEffect } from 'react'
import { keepStyleSheets, showRouteStyles } from '../../lib/browser/navigation/route-code'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { withoutBasePath } from '../../lib/content/settings/base-path'
import { useRouterEvents } from './useRouterEvents'

const COMPLETED = ['routeChangeComplete'] as const

const showAlone = (address: string) =>
  showRouteStyles(withoutBasePath(pathnameOfRoute(address)), true)

// At once: at an address with a query, the router may show the page anew before any effect.
if (typeof window !== 'undefined') keepStyleSheets()

/**
 * Style sheets of the next page show with it, no frame earlier: the old page would be laid out anew for them. Those of
 * the last one end after it has gone.
 */
export function useRouteStyles(): void {
  const { asPath } = useRouter()
  useInsertionEffect(() => showRouteStyles(pathnameOfRoute(asPath), false), [asPath])
  useRouterEvents(COMPLETED, showAlone)
}
