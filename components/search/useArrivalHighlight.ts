import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { consumeArrival } from '../../lib/browser/search/arrival-terms'

type RouteOptions = { readonly shallow: boolean }

/** Highlights what was searched on a page reached from search (§2), and on no other. */
export function useArrivalHighlight(): void {
  const { events } = useRouter()
  useEffect(() => {
    let clear = () => {}
    const arrive = () => {
      clear()
      const terms = consumeArrival(window.location.pathname)
      if (terms.length > 0) clear = highlight(terms)
    }
    const handleArrival = (_: string, { shallow }: RouteOptions) => {
      if (!shallow) arrive()
    }
    const handleLeave = (_: string, { shallow }: RouteOptions) => {
      if (!shallow) clear()
    }
    arrive()
    events.on('routeChangeStart', handleLeave)
    events.on('routeChangeComplete', handleArrival)
    events.on('hashChangeComplete', handleArrival)
    return () => {
      clear()
      events.off('routeChangeStart', handleLeave)
      events.off('routeChangeComplete', handleArrival)
      events.off('hashChangeComplete', handleArrival)
    }
  }, [events])
}

/**
 * Loads the code for it: most readers do not come from search.
 * @returns the function that ends it
 */
function highlight(terms: readonly string[]): () => void {
  let isLeft = false
  let clear = () => {
    isLeft = true
  }
  import('../../lib/browser/search/highlight-arrival').then(
    ({ highlightArrival }) => {
      if (!isLeft) clear = highlightArrival(terms)
    },
    (error: unknown) => console.warn('The searched words are not highlighted:', error),
  )
  return () => clear()
}
