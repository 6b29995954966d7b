import { type RouterEvent, useRouter } from 'next/router'
import { useEffect } from 'react'

/**
 * `url` includes the base path. `shallow` is true if the router was called with `shallow: true`. It is false for a
 * click on a link, even if the link leads to a heading on the same page.
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
