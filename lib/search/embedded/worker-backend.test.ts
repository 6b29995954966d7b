import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestFor, SCOPE } from '../../../tests/fixtures/search-index'
import type { SearchResponse } from '../search-client'
import {
  type FromWorker,
  START_LIMIT_MS,
  type ToWorker,
  WorkerBackend,
  type WorkerLike,
  WorkerUnavailable,
} from './worker-backend'

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null
  onerror: WorkerLike['onerror'] = null
  isTerminated = false
  readonly received: ToWorker[] = []

  postMessage(message: ToWorker): void {
    this.received.push(message)
  }

  terminate(): void {
    this.isTerminated = true
  }

  respond(data: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data }))
  }

  fail(): void {
    const event = Object.assign(new Event('error', { cancelable: true }), {
      ...{ message: 'refused', filename: '', lineno: 0, colno: 0, error: null },
    })
    this.onerror?.(event)
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const options = { basePath: '', scope: SCOPE }

function respondWith(total: number): SearchResponse {
  return { hits: [], total, facets: { stream: 0, ftc: 0 }, missing: [], suggestions: [] }
}

it('gives each search its own response, in whatever order they come', async () => {
  const worker = new FakeWorker()
  const backend = new WorkerBackend(worker, options)
  const first = backend.search(requestFor('a'))
  const second = backend.search(requestFor('ab'))
  expect(worker.received.map((message) => message.kind)).toEqual(['start', 'search', 'search'])
  worker.respond({ kind: 'response', id: 2, response: respondWith(2) })
  worker.respond({ kind: 'response', id: 1, response: respondWith(1) })
  expect((await first).total).toBe(1)
  expect((await second).total).toBe(2)
})

it('says when the worker is refused, for searches waiting and later ones', async () => {
  const worker = new FakeWorker()
  const backend = new WorkerBackend(worker, options)
  const waiting = backend.search(requestFor('a'))
  worker.fail()
  await expect(waiting).rejects.toBeInstanceOf(WorkerUnavailable)
  await expect(backend.search(requestFor('b'))).rejects.toBeInstanceOf(WorkerUnavailable)
  expect(worker.isTerminated).toBe(true)
})

it('tells the worker of a search that nobody waits for', async () => {
  const worker = new FakeWorker()
  const backend = new WorkerBackend(worker, options)
  const controllers = [new AbortController(), new AbortController()] as const
  const response = backend.search(requestFor('a'), controllers[0].signal)
  void backend.search(requestFor('ab'), controllers[1].signal)
  worker.respond({ kind: 'response', id: 1, response: respondWith(1) })
  await response
  for (const controller of controllers) controller.abort()
  expect(worker.received.slice(3)).toEqual([{ kind: 'cancel', id: 2 }])
})

it('takes a worker that says nothing at all for refused', async () => {
  const worker = new FakeWorker()
  const backend = new WorkerBackend(worker, options)
  // Nothing is pending yet.
  vi.advanceTimersByTime(START_LIMIT_MS)
  const waiting = backend.search(requestFor('a'))
  vi.advanceTimersByTime(START_LIMIT_MS - 1)
  expect(worker.isTerminated).toBe(false)
  vi.advanceTimersByTime(1)
  await expect(waiting).rejects.toBeInstanceOf(WorkerUnavailable)
  await expect(backend.search(requestFor('b'))).rejects.toBeInstanceOf(WorkerUnavailable)
  expect(worker.isTerminated).toBe(true)
})

it('waits for a worker that runs and still loads the index, however long it takes', async () => {
  const worker = new FakeWorker()
  const search = new WorkerBackend(worker, options).search(requestFor('a'))
  worker.respond({ kind: 'ready' })
  vi.advanceTimersByTime(10 * START_LIMIT_MS)
  worker.respond({ kind: 'response', id: 1, response: respondWith(1) })
  expect((await search).total).toBe(1)
})
