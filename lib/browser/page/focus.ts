import { ELEMENT_IDS } from '../../site/element-ids'

export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex'))
    element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
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
