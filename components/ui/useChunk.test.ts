// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { LOADER_DELAY_MS } from '../../lib/site/constants'
import { type ChunkState, useChunk } from './useChunk'

beforeEach(() => void vi.useFakeTimers())

type PartProps = {
  readonly load: () => Promise<string>
  readonly onState: (state: ChunkState<string>) => void
}

function Part({ load, onState }: PartProps) {
  onState(useChunk(load))
  return null
}

/** A component that loads a chunk; the test resolves or rejects its promises. */
function startLoading() {
  const pending: { resolve: (chunk: string) => void; reject: (error: unknown) => void }[] = []
  const states: ChunkState<string>[] = []
  const onState = (state: ChunkState<string>) => states.push(state)
  const root = createRoot(document.createElement('div'))
  /** Requests another chunk. */
  const start = () => {
    const load: PartProps['load'] = () =>
      new Promise((resolve, reject) => pending.push({ resolve, reject }))
    act(() => root.render(createElement(Part, { load, onState })))
  }
  start()
  return {
    start,
    states,
    loads: () => pending.length,
    last: () => states.at(-1),
    statuses: () => [...new Set(states.map(({ status }) => status))],
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    succeed: () => act(async () => pending.at(-1)?.resolve('the chunk')),
    fail: () => act(async () => pending.at(-1)?.reject(new Error('away'))),
    end: () => act(() => root.unmount()),
  }
}

it('§9 shows nothing for 200 ms, then a loader', async () => {
  const chunk = startLoading()
  await chunk.wait(LOADER_DELAY_MS - 1)
  expect(chunk.statuses()).toEqual(['pending'])
  await chunk.wait(1)
  expect(chunk.statuses()).toEqual(['pending', 'loading'])
  await chunk.succeed()
  expect(chunk.last()).toEqual({ status: 'done', chunk: 'the chunk' })
})

it('§9 a quick chunk never shows a loader', async () => {
  const chunk = startLoading()
  await chunk.succeed()
  await chunk.wait(10 * LOADER_DELAY_MS)
  expect(chunk.statuses()).toEqual(['pending', 'done'])
})

it('a different chunk never renders the previous one', async () => {
  const chunk = startLoading()
  await chunk.succeed()
  const before = chunk.states.length
  chunk.start()
  expect(chunk.states.slice(before).map(({ status }) => status)).toEqual(['pending'])
})

it('§8 a failed chunk is retried once when the network returns, but not after unmounting', async () => {
  const chunk = startLoading()
  await chunk.fail()
  const goOnline = () => act(() => window.dispatchEvent(new Event('online')))
  goOnline()
  goOnline()
  expect(chunk.loads()).toBe(2)
  await chunk.fail()
  chunk.end()
  goOnline()
  expect(chunk.loads()).toBe(2)
})
