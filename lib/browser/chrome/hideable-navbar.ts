import { PART_ATTRIBUTE, PARTS } from '../../site/element-ids'

/** Hides the navbar while the reader scrolls down and shows it on the way up. */
export function hideNavbarOnTheWayDown(): void {
  let lastScrollY = window.scrollY
  let isHidden = false
  const handleScroll = () => {
    const navbar = document.querySelector<HTMLElement>(`[${PART_ATTRIBUTE}="${PARTS.navbar}"]`)
    if (navbar === null) return
    isHidden = isNavbarHidden(
      {
        scrollY: window.scrollY,
        lastScrollY,
        navbarHeight: navbar.offsetHeight,
        viewportHeight: window.innerHeight,
        documentHeight: document.documentElement.scrollHeight,
      },
      isHidden,
    )
    lastScrollY = window.scrollY
    navbar.toggleAttribute('data-hidden', isHidden)
  }
  window.addEventListener('scroll', handleScroll, { passive: true })
}

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
