import { useMemo } from 'react'
import { consumeArrival } from '../../lib/browser/search/arrival-terms'

/** Highlights what was searched on a page reached from search (§2), and on no other. */
export function useArrivalHighlight() {
  return useMemo(() => {
    let clear = () => {}
    const onLeave = () => clear()
    const onArrive = () => {
      clear()
      const terms = consumeArrival(window.location.pathname)
      if (terms.length > 0) clear = highlight(terms)
    }
    return { onArrive, onLeave }
  }, [])
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
