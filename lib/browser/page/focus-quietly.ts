/** Moves focus to an element that takes none by itself, without scrolling. */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex'))
    element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
