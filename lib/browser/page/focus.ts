import { ELEMENT_IDS } from '../../site/element-ids'

/** Moves focus to an element, even one that is not focusable, without scrolling. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex'))
    element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/**
 * Moves focus out of an element that is about to be removed: to the input in its dialog, the button in its list item,
 * or the main content.
 */
export function moveFocusOut(element: Element): void {
  if (!element.contains(document.activeElement)) return
  const near =
    element.closest('dialog')?.querySelector('input') ??
    element.closest('li')?.querySelector('button') ??
    document.getElementById(ELEMENT_IDS.main)
  if (near !== null) focusWithoutScroll(near)
}
