import { tell } from '../../lib/browser/page/page-events'
import { SHOWN, STARTS, useRouterEvents } from './useRouterEvents'

const leave = () => tell('left')
const arrive = () => tell('arrived')

/** Tells the reading script when the reader leaves a page, and when they arrive at a page or at a position on it. */
export function useArrivals(): void {
  useRouterEvents(STARTS, leave)
  useRouterEvents(SHOWN, arrive)
}
