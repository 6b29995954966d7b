import { afterEach, expect, it, vi } from 'vitest'
import { INDEX_LIMITS_MS } from '../../site/constants'
import { loadIndex } from './search.worker'

/** A server that accepts a request and never ends or never starts its response. */
function serveNothing(begins: boolean) {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const silence = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return begins ? Promise.resolve({ ok: true, text: () => silence }) : silence
  })
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['begin', false, INDEX_LIMITS_MS.response],
  ['end', true, INDEX_LIMITS_MS.file],
])('§8 gives up when the response does not %s in time, and says so', async (_, begins, limit) => {
  serveNothing(begins)
  const onFailure = vi.fn()
  const loading = loadIndex('').catch(onFailure)
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(onFailure).toHaveBeenCalledWith(
    expect.objectContaining({
      reason: 'network',
      message: '/search-index.json: no response in time.',
    }),
  )
})
