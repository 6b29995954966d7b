import { expect, it, vi } from 'vitest'
import { Slices } from './searched-pages'

it('pauses only when the time of a slice is used up', async () => {
  let time = 0
  const pause = vi.fn(async () => {
    time += 100
  })
  const slices = new Slices(pause, () => time)
  const pausedAfter: number[] = []
  for (let piece = 1; piece <= 9; piece += 1) {
    time += 1
    await slices.next()
    if (pause.mock.calls.length > pausedAfter.length) pausedAfter.push(piece)
  }
  // Time spent in a pause is no work.
  expect(pausedAfter).toEqual([4, 8])
})
