// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOADER_DELAY_MS } from '../../site/constants'
import { loadPart, type PartState } from './load-part'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = {
  readonly resolve: (part: string) => void
  readonly reject: (error: unknown) => void
}

/** Loads a part whose answers are given by hand. */
function startLoading() {
  const answers: Answer[] = []
  const states: PartState<string>[] = []
  const end = loadPart<string>(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    (state) => states.push(state),
  )
  return {
    end,
    states,
    loads: () => answers.length,
    statuses: () => states.map(({ status }) => status),
    async succeed() {
      answers.at(-1)?.resolve('the part')
      await vi.advanceTimersByTimeAsync(0)
    },
    async fail(error: unknown) {
      answers.at(-1)?.reject(error)
      await vi.advanceTimersByTimeAsync(0)
    },
    retry() {
      const last = states.at(-1)
      if (last?.status === 'failed') last.retry()
    },
  }
}

it('§9 shows nothing for 200 ms, then a loader', async () => {
  const part = startLoading()
  await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS - 1)
  expect(part.statuses()).toEqual(['pending'])
  await vi.advanceTimersByTimeAsync(1)
  expect(part.statuses()).toEqual(['pending', 'loading'])
  await part.succeed()
  expect(part.states.at(-1)).toEqual({ status: 'done', part: 'the part' })
})

it('§9 a quick part never shows a loader', async () => {
  const part = startLoading()
  await part.succeed()
  await vi.advanceTimersByTimeAsync(10 * LOADER_DELAY_MS)
  expect(part.statuses()).toEqual(['pending', 'done'])
})

it.each([
  ['an error', new Error('Loading chunk 7 failed.\n(error: https://docs.example.com/7.js)')],
  ['a text', 'Loading chunk 7 failed.'],
])('§8 a failure by %s tells its first line', async (_case, error) => {
  const part = startLoading()
  await part.fail(error)
  expect(part.states.at(-1)).toMatchObject({ message: 'Loading chunk 7 failed.' })
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
