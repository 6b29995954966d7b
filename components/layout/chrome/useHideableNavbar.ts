import { type RefObject, useEffect, useState } from 'react'

export function useHideableNavbar(navbar: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    let lastScrollY = window.scrollY
    let wasHidden = false
    const handleScroll = () => {
      const situation = {
        scrollY: window.scrollY,
        lastScrollY,
        navbarHeight: navbar.current?.offsetHeight ?? 0,
        viewportHeight: window.innerHeight,
        documentHeight: document.documentElement.scrollHeight,
      }
      wasHidden = isNavbarHidden(situation, wasHidden)
      lastScrollY = situation.scrollY
      setIsHidden(wasHidden)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [navbar])
  return isHidden
}

/** In CSS pixels. */
export type ScrollSituation = {
  readonly scrollY: number
  readonly lastScrollY: number
  readonly navbarHeight: number
  readonly viewportHeight: number
  readonly documentHeight: number
}

/**
 * Scrolling down hides the navbar; scrolling up shows it (§2). The navbar is always visible while the page is scrolled
 * by less than the navbar's height. Rubber-band scrolling past the bottom changes nothing.
 */
export function isNavbarHidden(situation: ScrollSituation, wasHidden: boolean): boolean {
  const { scrollY, lastScrollY, navbarHeight, viewportHeight, documentHeight } = situation
  if (scrollY < navbarHeight) return false
  if (scrollY + viewportHeight > documentHeight) return wasHidden
  if (scrollY === lastScrollY) return wasHidden
  return scrollY > lastScrollY
}
