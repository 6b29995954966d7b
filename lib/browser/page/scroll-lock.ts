import { SCROLLBAR_WIDTH } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

/**
 * Keeps the page behind a modal dialog from scrolling. The room of a scrollbar that takes room stays free, so that
 * nothing moves; style sheets read its width.
 * @returns the function that lets it scroll again
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  const scrollbarWidth = window.innerWidth - root.clientWidth
  root.style.setProperty(SCROLLBAR_WIDTH, `${scrollbarWidth}px`)
  root.setAttribute(ROOT_ATTRIBUTES.scrollLocked, '')
  return () => {
    root.removeAttribute(ROOT_ATTRIBUTES.scrollLocked)
    root.style.removeProperty(SCROLLBAR_WIDTH)
  }
}
