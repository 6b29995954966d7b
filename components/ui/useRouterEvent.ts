import { type RouterEvent, useRouter } from 'next/router'
import { useEffect } from 'react'

/** What Next's router passes with an event: the URL, with base path, and whether the page stays the same. */
export type RouterListener = (url: string, options: { readonly shallow: boolean }) => void

type Listeners = Readonly<Record<Exclude<RouterEvent, 'routeChangeError'>, RouterListener>> & {
  readonly routeChangeError: (error: unknown, url: string) => void
}

/** @param listener the same at every call, or made by `useCallback` */
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
