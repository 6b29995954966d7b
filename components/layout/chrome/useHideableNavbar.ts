import { type RefObject, useEffect, useState } from 'react'

/** A finger that holds still moves the page by a few pixels. */
const LEAST_TURN_PX = 12

export function useHideableNavbar(navbar: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    let lastScrollY = window.scrollY
    let wasHidden = false
    const handleScroll = () => {
      const { scrollY, innerHeight: viewportHeight } = window
      const { scrollHeight: documentHeight } = document.documentElement
      const navbarHeight = navbar.current?.offsetHeight ?? 0
      const situation = { scrollY, lastScrollY, navbarHeight, viewportHeight, documentHeight }
      const isHidden = isNavbarHidden(situation, wasHidden)
      // Without rubber-band scrolling, whose way back is no scroll by the reader.
      const place = Math.min(scrollY, documentHeight - viewportHeight)
      if (isHidden !== wasHidden || place > lastScrollY === isHidden) lastScrollY = place
      wasHidden = isHidden
      setIsHidden(wasHidden)
    }
    window.addEventListener('scroll', handleScroll)
    return () => window.removeEventListener('scroll', handleScroll)
  }, [navbar])
  return isHidden
}

/**
 * Whether the reader's last action was a press of a pointer, not of the Tab key. Focus in the navbar is then left over
 * from a click. `:focus-visible` would also match after Escape in a menu or a dialog that a click opened.
 */
export function useIsPointing(): boolean {
  const [isPointing, setIsPointing] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setIsPointing(false)
    }
    window.addEventListener('pointerdown', () => setIsPointing(true), { signal })
    window.addEventListener('keydown', handleKey, { signal })
    return () => listening.abort()
  }, [])
  return isPointing
}

/** In CSS pixels. */
type ScrollSituation = {
  readonly scrollY: number
  /** The farthest place since the navbar hid or showed. */
  readonly lastScrollY: number
  readonly navbarHeight: number
  readonly viewportHeight: number
  readonly documentHeight: number
}

/**
 * Scrolling down hides the navbar; scrolling up shows it (§2). The navbar is always visible while the page is scrolled
 * by less than the navbar's height. A finger that trembles, and rubber-band scrolling past the bottom, change nothing.
 */
function isNavbarHidden(situation: ScrollSituation, wasHidden: boolean): boolean {
  const { scrollY, lastScrollY, navbarHeight, viewportHeight, documentHeight } = situation
  if (scrollY < navbarHeight) return false
  if (scrollY + viewportHeight > documentHeight) return wasHidden
  if (Math.abs(scrollY - lastScrollY) < LEAST_TURN_PX) return wasHidden
  return scrollY > lastScrollY
}
