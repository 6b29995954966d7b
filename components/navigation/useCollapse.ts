import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { COLLAPSE } from '../../lib/site/constants'

export type Collapse = {
  readonly ref: RefObject<HTMLDivElement | null>
  /** For the first render only. Then an effect sets the attribute, because hiding must wait for the animation. */
  readonly hidden: boolean
}

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
 * Starts at the current height if another animation is running. Hides a closed section, so that its links cannot take
 * the focus.
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

/** The duration grows with the square root of the height, up to a limit (§9). With reduced motion, it is fixed. */
function collapseDurationMs(heightPx: number, prefersReducedMotion: boolean): number {
  if (prefersReducedMotion) return COLLAPSE.reducedMotionMs
  const duration = COLLAPSE.minMs + MS_PER_ROOT_PX * Math.sqrt(Math.max(0, heightPx))
  return Math.round(Math.min(COLLAPSE.maxMs, duration))
}
