import { useEffect, useLayoutEffect } from 'react'
import { finishArticle } from '../../lib/browser/article/late-article'
import { idOfHash, revealTarget } from '../../lib/browser/article/reveal-target'
import { takeHistoryChange } from '../../lib/browser/navigation/history-guard'
import { followMovedAnchor } from '../../lib/browser/navigation/moved-anchors'
import {
  keepScroll,
  noteScrolledEntry,
  savedScroll,
} from '../../lib/browser/navigation/saved-scroll'
import { focusQuietly } from '../../lib/browser/page/focus-quietly'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { SHOWN, useRouterEvents } from './useRouterEvents'

const LEAVING = ['routeChangeStart', 'hashChangeStart'] as const

/**
 * Where the reader stands after a change of page (§2): at the top or at the target of the hash, or, going back and
 * forward, where they left. Focus moves to the main content, so that reading and tabbing go on there.
 */
export function useHistoryScroll(): void {
  useLayoutEffect(skipScrollOnMount, [])
  useEffect(() => {
    // The browser restores the position of a reload by itself, if it is let.
    const handlePageHide = () => {
      window.history.scrollRestoration = 'auto'
    }
    noteScrolledEntry(window.history.state)
    window.addEventListener('pagehide', handlePageHide)
    return () => window.removeEventListener('pagehide', handlePageHide)
  }, [])
  useRouterEvents(SHOWN, place)
}

/**
 * Keeps where the reader stands on the page that is left. To be called before hooks that change it: a position that is
 * asked for then waits until all of the old page is laid out anew.
 */
export function useKeptScroll(): void {
  useRouterEvents(LEAVING, keepScroll)
}

function place(): void {
  noteScrolledEntry(window.history.state)
  const saved = takeHistoryChange() ? savedScroll(window.history.state) : null
  const id = idOfHash(window.location.hash)
  // What is aimed at may stand at the end.
  if (saved !== null || id !== null) finishArticle()
  const main = document.getElementById(ELEMENT_IDS.main)
  if (saved !== null) {
    window.scrollTo(saved.x, saved.y)
    if (main !== null) focusQuietly(main)
    return
  }
  const isRevealed = id !== null && revealTarget(id)
  if (!isRevealed && main !== null) focusQuietly(main)
  if (!isRevealed && id !== null) void followMovedAnchor(id)
}

/**
 * Keeps Next from scrolling to the hash once it is mounted: the browser has done so, and the reader may have gone on
 * since. To be called in a layout effect, which comes before Next's own.
 */
function skipScrollOnMount(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  if (target === null) return
  target.scrollIntoView = () => {}
  // Next scrolls in a timer that it sets after the outer one.
  window.setTimeout(() => window.setTimeout(() => Reflect.deleteProperty(target, 'scrollIntoView')))
}
