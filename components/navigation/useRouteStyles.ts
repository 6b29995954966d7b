import { keepStyleSheets, showRouteStyles } from '../../lib/browser/navigation/route-code'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { withoutBasePath } from '../../lib/content/settings/base-path'
import { STARTS, useRouterEvents } from './useRouterEvents'

const COMPLETED = ['routeChangeComplete'] as const

const show = (isAlone: boolean) => (address: string) =>
  showRouteStyles(withoutBasePath(pathnameOfRoute(address)), isAlone)
const showBesideOthers = show(false)
const showAlone = show(true)

// At once: at an address with a query, the router may show the page anew before any effect.
if (typeof window !== 'undefined') keepStyleSheets()

/** Style sheets of the next page show before it does; those of the last one end after it has gone. */
export function useRouteStyles(): void {
  useRouterEvents(STARTS, showBesideOthers)
  useRouterEvents(COMPLETED, showAlone)
}
