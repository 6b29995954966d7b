import { heed } from '../page/page-events'
import { takeArrival } from './arrival-terms'

/** Highlights what was searched on a page reached from search (§2), and on no other. */
export function followArrivals(): void {
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
    import('./highlight-arrival').then(
      ({ highlightArrival }) => {
        if (!isLeft) clear = highlightArrival(terms)
      },
      (error: unknown) => console.warn('The searched words are not highlighted:', error),
    )
  }
  arrive()
  heed('left', () => clear())
  heed('arrived', arrive)
}
