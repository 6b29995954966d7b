import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { COLLAPSE } from '../../lib/site/constants'

export type Collapse = {
  readonly ref: RefObject<HTMLDivElement | null>
  /**
   * For the first render only; later changes set the attribute directly, because closing must wait for the animation.
   */
  readonly hidden: boolean
}

/** Shows and hides an element that stays in the document; an animated element is hidden after the animation. */
export function useCollapse(isOpen: boolean, isAnimated: boolean): Collapse {
  const ref = useRef<HTMLDivElement>(null)
  const [hidden] = useState(!isOpen)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (ref.current === null || wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isAnimated) animate(ref.current, isOpen)
    else ref.current.hidden = !isOpen
  }, [isOpen, isAnimated])
  return { ref, hidden }
}

/**
 * Animates the height of a section as it opens or closes. A new animation starts where the last one was interrupted; a
 * closed section is hidden, so that its links cannot take the focus.
 */
function animate(element: HTMLElement, isOpen: boolean): void {
  const running = element.getAnimations()
  const start = running.length > 0 ? element.offsetHeight : isOpen ? 0 : undefined
  for (const animation of running) animation.cancel()
  element.hidden = false
  const full = element.scrollHeight
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const animation = element.animate(
    [{ blockSize: `${start ?? full}px` }, { blockSize: isOpen ? `${full}px` : '0px' }],
    { duration: collapseDurationMs(full, isReduced), easing: 'ease' },
  )
  if (!isOpen) {
    animation.onfinish = () => {
      element.hidden = true
    }
  }
}

const MS_PER_ROOT_PX = 14

/**
 * How long a section takes to open or close. Grows with the square root of the content's height, up to a limit (§9).
 * @param heightPx height of the content in CSS pixels
 * @returns milliseconds; 1 under reduced motion
 */
function collapseDurationMs(heightPx: number, prefersReducedMotion: boolean): number {
  if (prefersReducedMotion) return COLLAPSE.reducedMotionMs
  const duration = COLLAPSE.minMs + MS_PER_ROOT_PX * Math.sqrt(Math.max(0, heightPx))
  return Math.round(Math.min(COLLAPSE.maxMs, duration))
}
