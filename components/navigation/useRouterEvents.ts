import { type RouterEvent, useRouter } from 'next/router'
import { useEffect } from 'react'

export const STARTS = ['routeChangeStart'] as const
/** How the router tells that the page of another entry of the history shows. */
export const SHOWN = ['routeChangeComplete', 'hashChangeComplete'] as const

/** Both arguments must be the same at every call. */
export function useRouterEvents(
  names: readonly RouterEvent[],
  listener: (address: string) => void,
): void {
  const { events } = useRouter()
  useEffect(() => {
    for (const name of names) events.on(name, listener)
    return () => {
      for (const name of names) events.off(name, listener)
    }
  }, [events, names, listener])
}
