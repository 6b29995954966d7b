import { ELEMENT_IDS } from '../../site/element-ids'

export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex'))
    element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

export function focusTitle(): void {
  const title = document.getElementById(ELEMENT_IDS.main)
  if (title !== null) focusWithoutScroll(title)
}

/** Moves the focus to the title if no element has it, because the one that had it is gone. */
export function takeLostFocus(): void {
  if (document.activeElement === document.body) focusTitle()
}

/** Call this before removing an element, because browsers move focus from a removed element to the body. */
export function moveFocusOut(element: Element): void {
  if (!element.contains(document.activeElement)) return
  const near =
    element.closest('dialog')?.querySelector('input') ??
    element.closest('li')?.querySelector('button') ??
    document.getElementById(ELEMENT_IDS.main)
  if (near !== null) focusWithoutScroll(near)
}

/** Safari before 17.4 lacks `checkVisibility`. */
export function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}

/**
 * Scrolls a list, but nothing around it, so that a link is visible and not below what sticks to the start of the list.
 * The list itself may extend below the viewport.
 */
export function keepInView(list: HTMLElement, link: Element): void {
  const outer = list.getBoundingClientRect()
  const inner = link.getBoundingClientRect()
  const margin = inner.height * 2
  const start =
    outer.top + margin + (Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0)
  const bottom = Math.min(outer.bottom - margin, window.innerHeight)
  // For the first link, also show the content above it.
  if (link === list.querySelector('a')) list.scrollTop = 0
  else if (inner.top < start) list.scrollTop -= start - inner.top
  else if (inner.bottom > bottom) list.scrollTop += inner.bottom - bottom + margin
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
