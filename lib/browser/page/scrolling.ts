import { SCROLLBAR_WIDTH } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

/**
 * Keeps the page behind a modal dialog from scrolling. Reserves the width of a classic scrollbar, so that nothing
 * shifts; style sheets read that width.
 */
export function lockScroll(): void {
  const root = document.documentElement
  if (root.hasAttribute(ROOT_ATTRIBUTES.scrollLocked)) return
  const scrollbarWidth = window.innerWidth - root.clientWidth
  root.style.setProperty(SCROLLBAR_WIDTH, `${scrollbarWidth}px`)
  root.setAttribute(ROOT_ATTRIBUTES.scrollLocked, '')
}

/** Lets the page scroll again, unless another modal dialog is still open. */
export function unlockScroll(): void {
  if (document.querySelector('dialog:modal') !== null) return
  const root = document.documentElement
  root.removeAttribute(ROOT_ATTRIBUTES.scrollLocked)
  root.style.removeProperty(SCROLLBAR_WIDTH)
}

/** Scrolls a list, which may end below the viewport, and nothing around it, until one of its links shows. */
export function keepInView(list: HTMLElement, link: Element): void {
  const outer = list.getBoundingClientRect()
  const bottom = Math.min(outer.bottom, window.innerHeight)
  const inner = link.getBoundingClientRect()
  const margin = inner.height * 2
  // Content above the first link belongs to it.
  if (link === list.querySelector('a')) list.scrollTop = 0
  else if (inner.top < outer.top + margin) list.scrollTop -= outer.top + margin - inner.top
  else if (inner.bottom > bottom - margin) list.scrollTop += inner.bottom - bottom + margin
}
