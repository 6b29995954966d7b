// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOADER_DELAY_MS } from '../../site/constants'
import { type ChunkState, loadChunk } from './load-chunk'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type PendingLoad = {
  readonly resolve: (chunk: string) => void
  readonly reject: (error: unknown) => void
}

/** Loads a chunk whose promises the test settles. */
function startLoading() {
  const pending: PendingLoad[] = []
  const states: ChunkState<string>[] = []
  const end = loadChunk<string>(
    () => new Promise((resolve, reject) => pending.push({ resolve, reject })),
    (state) => states.push(state),
  )
  return {
    end,
    states,
    loads: () => pending.length,
    statuses: () => states.map(({ status }) => status),
    async succeed() {
      pending.at(-1)?.resolve('the chunk')
      await vi.advanceTimersByTimeAsync(0)
    },
    async fail(error: unknown) {
      pending.at(-1)?.reject(error)
      await vi.advanceTimersByTimeAsync(0)
    },
    retry() {
      const last = states.at(-1)
      if (last?.status === 'failed') last.retry()
    },
  }
}

it('§9 shows nothing for 200 ms, then a loader', async () => {
  const chunk = startLoading()
  await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS - 1)
  expect(chunk.statuses()).toEqual(['pending'])
  await vi.advanceTimersByTimeAsync(1)
  expect(chunk.statuses()).toEqual(['pending', 'loading'])
  await chunk.succeed()
  expect(chunk.states.at(-1)).toEqual({ status: 'done', chunk: 'the chunk' })
})

it('§9 a quick chunk never shows a loader', async () => {
  const chunk = startLoading()
  await chunk.succeed()
  await vi.advanceTimersByTimeAsync(10 * LOADER_DELAY_MS)
  expect(chunk.statuses()).toEqual(['pending', 'done'])
})

it.each([
  ['an error', new Error('Loading chunk 7 failed.\n(error: https://docs.example.com/7.js)')],
  ['a text', 'Loading chunk 7 failed.'],
])('§8 a failure by %s tells its first line', async (_case, error) => {
  const chunk = startLoading()
  await chunk.fail(error)
  expect(chunk.states.at(-1)).toMatchObject({ message: 'Loading chunk 7 failed.' })
})

it('nothing is shown or loaded after its end', async () => {
  const loading = startLoading()
  loading.end()
  await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS)
  await loading.succeed()
  expect(loading.statuses()).toEqual(['pending'])

  const failed = startLoading()
  await failed.fail(new Error('away'))
  failed.end()
  failed.retry()
  expect(failed.loads()).toBe(1)
})
