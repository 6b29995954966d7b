import { useEffect, useRef } from 'react'
import { SCROLL_FACTOR_PER_FRAME } from '../../lib/site/constants'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import styles from './BackToTop.module.css'

const SHOWN_FROM_PX = 600

export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const handleScroll = () => {
      if (button.current !== null) button.current.hidden = window.scrollY < SHOWN_FROM_PX
    }
    // Where the page stands is known with its layout, which start-up need not wait for.
    const frame = window.requestAnimationFrame(handleScroll)
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      window.cancelAnimationFrame(frame)
      window.removeEventListener('scroll', handleScroll)
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label="Back to top"
      hidden
      onClick={() => {
        scrollToTop()
        document.getElementById(ELEMENT_IDS.main)?.focus({ preventScroll: true })
      }}
    >
      <Icon name="arrowUp" />
    </button>
  )
}

/**
 * Scrolls to the top: each frame leaves 0.85 of the distance (§9). Stops when the reader scrolls; under reduced motion
 * it jumps.
 */
export function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0)
    return
  }
  let expectedY = window.scrollY
  const step = () => {
    if (Math.abs(window.scrollY - expectedY) > 1) return
    expectedY = nextScrollPosition(expectedY)
    window.scrollTo(0, expectedY)
    if (expectedY > 0) window.requestAnimationFrame(step)
  }
  window.requestAnimationFrame(step)
}

/** Where the next frame stands, in whole CSS pixels, so that the end is reached. */
export function nextScrollPosition(scrollY: number): number {
  return Math.floor(scrollY * SCROLL_FACTOR_PER_FRAME)
}
