import { type RefObject, useEffect } from 'react'
import { isNavbarHidden } from '../../lib/browser/navigation/navbar-visibility'

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
