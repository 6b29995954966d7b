import { type RouterEvent, useRouter } from 'next/router'
import { useEffect } from 'react'

/** Arguments of a router event: the URL with base path, and whether only its query or hash changes (`shallow`). */
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
