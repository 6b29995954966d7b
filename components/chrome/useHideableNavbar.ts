import { type RefObject, useEffect } from 'react'

/**
 * Hides the navbar while the reader scrolls down and shows it on the way up. It writes an attribute instead of state:
 * scrolling must not render anything.
 */
export function useHideableNavbar(navbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let lastScrollY = window.scrollY
    let isHidden = false
    const handleScroll = () => {
      const element = navbar.current
      if (element === null) return
      isHidden = isNavbarHidden(
        {
          scrollY: window.scrollY,
          lastScrollY,
          navbarHeight: element.offsetHeight,
          viewportHeight: window.innerHeight,
          documentHeight: document.documentElement.scrollHeight,
        },
        isHidden,
      )
      lastScrollY = window.scrollY
      element.toggleAttribute('data-hidden', isHidden)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [navbar])
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
