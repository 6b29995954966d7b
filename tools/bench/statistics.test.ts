import { expect, it } from 'vitest'
import { median, mediansOf, spread } from './statistics'

it.each([
  [[], 0],
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 3],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

it('tells of the slowest times too', () => {
  const times = Array.from({ length: 100 }, (_, index) => 99.96 - index)
  expect(spread(times)).toEqual({ median: 51, p95: 96, slowest: 100 })
  expect(spread([])).toEqual({ median: 0, p95: 0, slowest: 0 })
})

it('takes the median of each figure of several runs', async () => {
  const runs = [
    { time: 30, bytes: 1 },
    { time: 10, bytes: 3 },
    { time: 20, bytes: 2 },
  ]
  const rest = runs.values()
  expect(await mediansOf(3, async () => rest.next().value ?? {})).toEqual({ time: 20, bytes: 2 })
})
