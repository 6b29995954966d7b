import { type RouterEvent, useRouter } from 'next/router'
import { useEffect } from 'react'

/**
 * Receives a router event: the URL with base path, and whether the caller of the router asked for a `shallow` change.
 * Such a change stays on the page, and does not count as an arrival. A click on a link to a heading is not shallow.
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
