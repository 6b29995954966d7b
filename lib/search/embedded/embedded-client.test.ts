// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { INDEX, requestFor } from '../../../tests/fixtures/search-index'
import { START_LIMIT_MS } from './worker-backend'

async function createClient() {
  vi.resetModules()
  return import('./embedded-client')
}

function serveIndex() {
  vi.stubGlobal('fetch', async () => Response.json(INDEX))
}

/** Workers that are refused when they are made, or soon after. */
function refuseWorkers(when: 'at once' | 'later') {
  class RefusedWorker {
    onerror: ((event: Event) => void) | null = null
    constructor() {
      if (when === 'at once') throw new DOMException('refused', 'SecurityError')
      queueMicrotask(() => this.onerror?.(new Event('error', { cancelable: true })))
    }
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', RefusedWorker)
}

beforeEach(() => {
  document.documentElement.lang = 'en'
  serveIndex()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(['at once', 'later'] as const)(
  'searches on the page when workers are refused %s',
  async (when) => {
    refuseWorkers(when)
    const { createEmbeddedSearchClient } = await createClient()
    const client = createEmbeddedSearchClient()
    void client.warmUp?.()
    const response = await client.search(requestFor('gpu operator'))
    expect(response.hits[0]?.url).toBe('/docs/FTC/Install#gpu')
  },
)

it('searches on the page when the script of the worker is empty', async () => {
  const postMessage = vi.fn()
  class SilentWorker {
    postMessage = postMessage
    terminate() {}
  }
  vi.stubGlobal('Worker', SilentWorker)
  vi.useFakeTimers()
  const { createEmbeddedSearchClient } = await createClient()
  const search = createEmbeddedSearchClient().search(requestFor('gpu operator'))
  // The message that starts the worker, and the query.
  await vi.waitUntil(() => postMessage.mock.calls.length > 1, { timeout: 10_000 })
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS)
  vi.useRealTimers()
  expect((await search).hits[0]?.url).toBe('/docs/FTC/Install#gpu')
})

it('tells of an index that cannot be loaded, and tries again with the next search', async () => {
  refuseWorkers('at once')
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const { createEmbeddedSearchClient } = await createClient()
  const client = createEmbeddedSearchClient()
  await expect(client.search(requestFor('gpu'))).rejects.toMatchObject({ name: 'SearchError' })
  serveIndex()
  expect((await client.search(requestFor('gpu'))).total).toBeGreaterThan(0)
})
