import { useCallback, useEffect } from 'react'
import {
  consumeHistoryChange,
  goToKeptPosition,
} from '../../lib/browser/navigation/history-entries'
import { followMovedAnchor } from '../../lib/browser/navigation/moved-anchors'
import { idOfHash, revealOwnTarget, revealTarget } from '../../lib/browser/navigation/reveal-target'
import { focusWithoutScroll } from '../../lib/browser/page/focus'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { type RouterListener, useRouterEvent } from './useRouterEvent'

/**
 * What happens when the reader arrives at a page, or at a heading on it (§2): what hides the heading opens, and focus
 * moves there, else to the main content, so that reading and tabbing go on there. Next scrolls.
 */
export function useArrivals(): void {
  // React draws at once what opens, which it cannot do in an effect.
  useEffect(() => queueMicrotask(() => reveal(revealOwnTarget)), [])
  const handleArrival = useCallback<RouterListener>((_, { shallow }) => {
    const isThroughHistory = consumeHistoryChange()
    if (shallow) return
    const id = idOfHash(window.location.hash)
    if (isThroughHistory) {
      focusMain()
      goToKeptPosition()
    } else if (id === null) focusMain()
    else reveal((target) => revealTarget(target) || focusMain())
  }, [])
  useRouterEvent('routeChangeComplete', handleArrival)
  useRouterEvent('hashChangeComplete', handleArrival)
}

/** @param show says whether there is such a target */
function reveal(show: (id: string) => boolean): void {
  const id = idOfHash(window.location.hash)
  if (id !== null && !show(id)) void followMovedAnchor(id)
}

/** @returns that no target was found */
function focusMain(): false {
  const main = document.getElementById(ELEMENT_IDS.main)
  if (main !== null) focusWithoutScroll(main)
  return false
}
