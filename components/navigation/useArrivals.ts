import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { tell } from '../../lib/browser/page/page-events'

/** Tells the reading script when the reader leaves a page, and when they arrive at a page or at a position on it. */
export function useArrivals(): void {
  const { events } = useRouter()
  useEffect(() => {
    const arrive = () => tell('arrived')
    const leave = () => tell('left')
    events.on('routeChangeStart', leave)
    events.on('routeChangeComplete', arrive)
    events.on('hashChangeComplete', arrive)
    return () => {
      events.off('routeChangeStart', leave)
      events.off('routeChangeComplete', arrive)
      events.off('hashChangeComplete', arrive)
    }
  }, [events])
}
