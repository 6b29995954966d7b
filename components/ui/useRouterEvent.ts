import Router, { type RouterEvent } from 'next/router'
import { useEffect, useEffectEvent } from 'react'

/** `url` includes the base path. `shallow` is true only if the router was called with it, not for links to headings. */
export type RouterListener = (url: string, options: { readonly shallow: boolean }) => void

type Listeners = Readonly<Record<Exclude<RouterEvent, 'routeChangeError'>, RouterListener>> & {
  readonly routeChangeError: (error: unknown, url: string) => void
}

export function useRouterEvent<Name extends RouterEvent>(
  name: Name,
  listener: Listeners[Name],
): void {
  const handle = useEffectEvent(listener)
  useEffect(() => {
    Router.events.on(name, handle)
    return () => Router.events.off(name, handle)
  }, [name])
}
