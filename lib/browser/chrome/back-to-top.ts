import { SCROLL_FACTOR_PER_FRAME } from '../../site/constants'
import { ACTION_ATTRIBUTE, ACTIONS, ELEMENT_IDS } from '../../site/element-ids'
import { layOutArticle } from '../article/late-layout'

const SHOWN_FROM_PX = 600

/** Shows the button that leads back to the top after some scrolling. */
export function showBackToTop(): void {
  const update = () => {
    const button = document.querySelector<HTMLElement>(
      `[${ACTION_ATTRIBUTE}="${ACTIONS.backToTop}"]`,
    )
    if (button !== null) button.hidden = window.scrollY < SHOWN_FROM_PX
  }
  // Where the page stands is known with its layout, which start-up need not wait for.
  window.requestAnimationFrame(update)
  window.addEventListener('scroll', update, { passive: true })
}

export function goBackToTop(): void {
  scrollToTop()
  document.getElementById(ELEMENT_IDS.main)?.focus({ preventScroll: true })
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
  // What grows above the window would move the page on its way, as the reader does.
  layOutArticle()
  let expectedY = window.scrollY
  const step = () => {
    if (Math.abs(window.scrollY - expectedY) > 1) return
    expectedY = nextScrollPosition(expectedY)
    window.scrollTo(0, expectedY)
    if (expectedY > 0) window.requestAnimationFrame(step)
  }
  window.requestAnimationFrame(step)
}

/** Scroll position of the next frame, in whole CSS pixels, so that the top is reached. */
export function nextScrollPosition(scrollY: number): number {
  return Math.floor(scrollY * SCROLL_FACTOR_PER_FRAME)
}
