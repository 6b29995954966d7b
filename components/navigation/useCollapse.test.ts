import { expect, it } from 'vitest'
import { COLLAPSE } from '../../lib/site/constants'
import { collapseDurationMs } from './useCollapse'

const heights = [0, 1, 40, 100, 200, 400, 800, 5000, 1_000_000]

it('grows with the height, within its limits', () => {
  const durations = heights.map((height) => collapseDurationMs(height, false))
  expect(durations).toEqual([...durations].sort((a, b) => a - b))
  expect(durations.at(0)).toBe(COLLAPSE.minMs)
  expect(durations.at(-1)).toBe(COLLAPSE.maxMs)
  expect(collapseDurationMs(100, false)).toBeGreaterThan(collapseDurationMs(40, false))
})

it.each(heights)('is 1 ms under reduced motion, at %i px', (height) => {
  expect(collapseDurationMs(height, true)).toBe(1)
})
