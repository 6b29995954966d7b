import { type RouterEvent, useRouter } from 'next/router'
import { useEffect } from 'react'

/**
 * `url` includes the base path. `shallow` is true if the caller of the router asked for a shallow change, which stays
 * on the page. A click on a link to a heading stays on the page without being shallow.
 */
export type RouterListener = (url: string, options: { readonly shallow: boolean }) => void

type Listeners = Readonly<Record<Exclude<RouterEvent, 'routeChangeError'>, RouterListener>> & {
  readonly routeChangeError: (error: unknown, url: string) => void
}

/** @param listener a stable function, such as one from `useCallback` */
export function useRouterEvent<Name extends RouterEvent>(
  name: Name,
  listener: Listeners[Name],
): void {
  const { events } = useRouter()
  useEffect(() => {
    events.on(name, listener)
    return () => events.off(name, listener)
  }, [events, name, listener])
}
