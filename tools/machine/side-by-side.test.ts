import { expect, it } from 'vitest'
import { sideBySide } from './side-by-side'

it('starts items in their order, and no more at a time than there are lanes', async () => {
  const log: string[] = []
  let running = 0
  let most = 0
  const results = await sideBySide([30, 1, 10, 1], 2, async (delayMs) => {
    log.push(`start ${delayMs}`)
    running += 1
    most = Math.max(most, running)
    for (let round = 0; round < delayMs; round += 1) await Promise.resolve()
    running -= 1
    return delayMs * 2
  })
  expect(most).toBe(2)
  expect(log).toEqual(['start 30', 'start 1', 'start 10', 'start 1'])
  expect(results).toEqual([60, 2, 20, 2])
})

it('has an end when there is less to do than lanes', async () => {
  expect(await sideBySide([1], 4, async (item) => item)).toEqual([1])
})
