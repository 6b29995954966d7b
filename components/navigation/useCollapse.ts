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
  const latest = useRef(isOpen)
  useLayoutEffect(() => {
    if (ref.current === null || latest.current === isOpen) return
    latest.current = isOpen
    if (isAnimated) animate(ref.current, latest)
    else ref.current.hidden = !isOpen
  }, [isOpen, isAnimated])
  return { ref, hidden }
}

/**
 * Starts at the current height if another animation is running. Hides a closed section, so that its links cannot take
 * the focus.
 * @param latest whether the section is open; a reader can reopen it before the end of the animation is reported
 */
function animate(element: HTMLElement, latest: RefObject<boolean>): void {
  const isOpen = latest.current
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
  animation.onfinish = () => {
    element.hidden = !latest.current
  }
}

const MS_PER_ROOT_PX = 14

/** The duration grows with the square root of the height, up to a limit (§9). With reduced motion, it is fixed. */
function collapseDurationMs(heightPx: number, prefersReducedMotion: boolean): number {
  if (prefersReducedMotion) return COLLAPSE.reducedMotionMs
  const duration = COLLAPSE.minMs + MS_PER_ROOT_PX * Math.sqrt(Math.max(0, heightPx))
  return Math.round(Math.min(COLLAPSE.maxMs, duration))
}
