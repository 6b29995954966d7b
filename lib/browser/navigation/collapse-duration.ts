import { COLLAPSE } from '../../site/constants'

const MS_PER_ROOT_PX = 14

/**
 * How long a section takes to open or close: it grows with the root of the content's height (§9).
 * @param heightPx height of the content in CSS pixels
 * @returns milliseconds; 1 under reduced motion
 */
export function collapseDurationMs(heightPx: number, prefersReducedMotion: boolean): number {
  if (prefersReducedMotion) return COLLAPSE.reducedMotionMs
  const duration = COLLAPSE.minMs + MS_PER_ROOT_PX * Math.sqrt(Math.max(0, heightPx))
  return Math.round(Math.min(COLLAPSE.maxMs, duration))
}
