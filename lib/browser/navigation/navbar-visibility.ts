/** What decides whether the navbar shows; all in CSS pixels. */
export type ScrollSituation = {
  readonly scrollY: number
  readonly lastScrollY: number
  readonly navbarHeight: number
  readonly viewportHeight: number
  readonly documentHeight: number
}

/**
 * Whether the navbar is hidden after a scroll: hidden on the way down, shown on the way up and at the top (§2).
 * Rubber-band scrolling past either end changes nothing.
 */
export function isNavbarHidden(situation: ScrollSituation, wasHidden: boolean): boolean {
  const { scrollY, lastScrollY, navbarHeight, viewportHeight, documentHeight } = situation
  if (scrollY < navbarHeight) return false
  if (scrollY + viewportHeight > documentHeight) return wasHidden
  if (scrollY === lastScrollY) return wasHidden
  return scrollY > lastScrollY
}
