import type { InlinePage } from '../../content/settings/inline-options'
import { untilStarted } from './early-events'

declare const INLINE_PAGE: InlinePage

/** Events that precede a scroll by the reader, or of another page. */
const ACTIONS = ['pointerdown', 'wheel', 'touchstart', 'keydown', 'click', 'popstate'] as const

/**
 * Returns the reader to the place that is stored in the history entry, after a reload, and after Back and Forward from
 * another document. The router makes browsers leave that to the site. The place is kept while the page gets its layout:
 * scroll anchoring, and WebKit on its way to the heading in the URL, move it. That ends when the reader acts, or when
 * the page has started, except for the search page, whose results arrive later.
 */
export function keepPlace(): void {
  let top: number = history.state?.scrollY
  const restore = () => scrollTo({ top, behavior: 'instant' })
  if (top >= 0) {
    const keeping = new AbortController()
    const { signal } = keeping
    const observer = new ResizeObserver(restore)
    observer.observe(document.documentElement)
    addEventListener('scroll', restore, { signal })
    signal.addEventListener('abort', () => observer.disconnect())
    const abort = () => keeping.abort()
    for (const action of ACTIONS)
      addEventListener(action, abort, { capture: true, passive: true, signal })
    // React changes the layout in the frame after its start, Firefox with a new typeface even in the second one.
    const end = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(abort)))
    if (INLINE_PAGE !== 'search') untilStarted.addEventListener('abort', end)
  }
  // WebKit scrolls a page from the back/forward cache to its top.
  addEventListener('pagehide', () => {
    top = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore()
  })
}
