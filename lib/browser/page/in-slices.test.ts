import { afterEach, expect, it, vi } from 'vitest'
import { inSlices } from './in-slices'

afterEach(() => {
  vi.useRealTimers()
})

it('runs short tasks at once, in order', () => {
  const seen: number[] = []
  void inSlices([1, 2, 3].map((task) => () => seen.push(task)))
  expect(seen).toEqual([1, 2, 3])
})

it('lets the browser work after tasks that took long', async () => {
  vi.useFakeTimers()
  const seen: number[] = []
  const tasks = [30, 30, 30].map((ms, index) => () => {
    vi.advanceTimersByTime(ms)
    seen.push(index)
  })
  const whole = inSlices(tasks)
  expect(seen).toEqual([0, 1])
  await vi.runAllTimersAsync()
  await whole
  expect(seen).toEqual([0, 1, 2])
})
