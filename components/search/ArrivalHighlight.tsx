import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { takeArrival } from '../../lib/browser/search/arrival-terms'

/** Highlights what was searched on a page reached from search (§2), and on no other. */
export function ArrivalHighlight() {
  const { events } = useRouter()
  useEffect(() => {
    let clear = () => {}
    const arrive = () => {
      clear()
      const terms = takeArrival(window.location.pathname)
      if (terms.length === 0) return
      let isLeft = false
      clear = () => {
        isLeft = true
      }
      // Most readers do not come from search.
      import('../../lib/browser/search/highlight-arrival').then(
        ({ highlightArrival }) => {
          if (!isLeft) clear = highlightArrival(terms)
        },
        (error: unknown) => console.warn('The searched words are not highlighted:', error),
      )
    }
    const leave = () => clear()
    arrive()
    events.on('routeChangeStart', leave)
    events.on('routeChangeComplete', arrive)
    events.on('hashChangeComplete', arrive)
    return () => {
      leave()
      events.off('routeChangeStart', leave)
      events.off('routeChangeComplete', arrive)
      events.off('hashChangeComplete', arrive)
    }
  }, [events])
  return null
}
