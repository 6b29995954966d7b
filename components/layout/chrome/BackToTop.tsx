import { useEffect, useState } from 'react'
import { SCROLL_FACTOR_PER_FRAME } from '../../../lib/site/constants'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { Icon } from '../../ui/Icon'
import styles from './BackToTop.module.css'

/** A button that scrolls to the top and focuses the main content. It appears after some scrolling. */
export function BackToTop() {
  const isVisible = useIsScrolledDown()
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Back to top"
      hidden={!isVisible}
      onClick={goBackToTop}
    >
      <Icon name="arrowUp" />
    </button>
  )
}

const VISIBLE_FROM_PX = 600

/** Whether the page is scrolled far enough for the button to be useful. */
function useIsScrolledDown(): boolean {
  const [isScrolledDown, setIsScrolledDown] = useState(false)
  useEffect(() => {
    const update = () => setIsScrolledDown(window.scrollY >= VISIBLE_FROM_PX)
    // Reading the scroll position forces layout, so do it after hydration.
    const frame = window.requestAnimationFrame(update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      window.cancelAnimationFrame(frame)
      window.removeEventListener('scroll', update)
    }
  }, [])
  return isScrolledDown
}

function goBackToTop(): void {
  scrollToTop()
  document.getElementById(ELEMENT_IDS.main)?.focus({ preventScroll: true })
}

/** Events that stop the animated scroll, because the reader scrolls or does something else. */
const READER_SCROLLS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the top; after each frame, 0.85 of the distance remains (§9). Stops when the reader scrolls, touches or
 * clicks the page, or presses a key. Under reduced motion, jumps straight to the top.
 */
export function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0)
    return
  }
  const ended = new AbortController()
  const step = () => {
    if (ended.signal.aborted) return
    const nextY = nextScrollPosition(window.scrollY)
    window.scrollTo(0, nextY)
    if (nextY > 0) window.requestAnimationFrame(step)
    else ended.abort()
  }
  for (const type of READER_SCROLLS)
    window.addEventListener(type, () => ended.abort(), { passive: true, signal: ended.signal })
  window.requestAnimationFrame(step)
}

/** The scroll position for the next frame, in whole CSS pixels, because fractions would never reach the top. */
function nextScrollPosition(scrollY: number): number {
  return Math.floor(scrollY * SCROLL_FACTOR_PER_FRAME)
}
