import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { idOfHash, revealOwnTarget, revealTarget } from '../article/reveal-target'
import { markHistoryEntry } from './history-entry'
import { followMovedAnchor } from './moved-anchors'

/** Scrolls to the hash target on load and, until the router takes over, when a link on the page is followed. */
export function followOwnHash(): void {
  revealHash(revealOwnTarget)
  addEventListener('hashchange', () => {
    // A marked entry is one the reader comes back to: the browser knows where they were.
    if (document.documentElement.hasAttribute(ROOT_ATTRIBUTES.started) || !markHistoryEntry())
      return
    revealHash(revealTarget)
  })
}

function revealHash(reveal: (id: string) => boolean): void {
  const id = idOfHash(location.hash)
  if (id !== null && !reveal(id)) void followMovedAnchor(id)
}
