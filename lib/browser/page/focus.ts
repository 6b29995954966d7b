import { ELEMENT_IDS } from '../../site/element-ids'

/** Moves focus to an element without scrolling. Makes the element focusable first, if necessary. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex'))
    element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/**
 * Moves focus out of an element that is about to be removed. The new focus is the first input in its dialog, otherwise
 * the first button in its list item, otherwise the main content. Does nothing if the focus is elsewhere.
 */
export function moveFocusOut(element: Element): void {
  if (!element.contains(document.activeElement)) return
  const near =
    element.closest('dialog')?.querySelector('input') ??
    element.closest('li')?.querySelector('button') ??
    document.getElementById(ELEMENT_IDS.main)
  if (near !== null) focusWithoutScroll(near)
}
