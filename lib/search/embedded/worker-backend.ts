import {
  type SearchClient,
  SearchError,
  type SearchRequest,
  type SearchResponse,
} from '../search-client'
import type { ServiceOptions } from './search-service'

/** Messages from the page to the worker. */
export type ToWorker =
  | { readonly kind: 'start'; readonly options: ServiceOptions }
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest }
  /** The response is no longer needed. */
  | { readonly kind: 'cancel'; readonly id: number }

/** Messages from the worker to the page. */
export type FromWorker =
  /** Its script runs; the index may still be on its way. */
  | { readonly kind: 'ready' }
  /** The index is there, or cannot be had. */
  | { readonly kind: 'warm' }
  | { readonly kind: 'response'; readonly id: number; readonly response: SearchResponse }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }

/**
 * How long a reader waits for the script of a worker. The browser treats an empty one as valid, and it never sends a
 * message. Its 15 KB arrive in time except on 2G, where the page loads the same code and searches by itself.
 */
export const START_LIMIT_MS = 3_000

/** An error as it can be sent between threads. */
type Failure = { readonly reason: SearchError['reason']; readonly message: string }

/** Part of a worker that is used here. */
export type WorkerLike = {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** The worker could not start, says nothing or broke down: search on the page instead. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable'
}

type Waiting = {
  readonly resolve: (response: SearchResponse) => void
  readonly reject: (error: Error) => void
}

/** Sends searches to a worker and matches its responses to them. */
export class WorkerBackend implements SearchClient {
  private readonly worker: WorkerLike
  private readonly waiting = new Map<number, Waiting>()
  private startLimit: ReturnType<typeof setTimeout> | undefined
  private isReady = false
  private isBroken = false
  private lastId = 0
  private endWarmUp = () => {}
  private readonly warm = new Promise<void>((resolve) => {
    this.endWarmUp = resolve
  })

  constructor(worker: WorkerLike, options: ServiceOptions) {
    this.worker = worker
    worker.onmessage = ({ data }) => this.receive(data)
    worker.onerror = (event) => {
      event.preventDefault()
      this.breakDown(event.message)
    }
    worker.postMessage({ kind: 'start', options })
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse> {
    if (this.isBroken) return Promise.reject(new WorkerUnavailable())
    if (!this.isReady)
      this.startLimit ??= setTimeout(() => this.breakDown('The worker is silent.'), START_LIMIT_MS)
    this.lastId += 1
    const id = this.lastId
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ kind: 'search', id, request })
      signal?.addEventListener('abort', () => this.cancel(id), { once: true })
    })
  }

  warmUp(): Promise<void> {
    return this.warm
  }

  private cancel(id: number): void {
    if (this.waiting.delete(id)) this.worker.postMessage({ kind: 'cancel', id })
  }

  private receive(message: FromWorker): void {
    this.isReady = true
    clearTimeout(this.startLimit)
    if (message.kind === 'warm') this.endWarmUp()
    if (message.kind === 'ready' || message.kind === 'warm') return
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (message.kind === 'response') waiting?.resolve(message.response)
    else waiting?.reject(new SearchError(message.failure.reason, message.failure.message))
  }

  private breakDown(reason: string): void {
    clearTimeout(this.startLimit)
    this.isBroken = true
    this.worker.terminate()
    for (const { reject } of this.waiting.values()) reject(new WorkerUnavailable(reason))
    this.waiting.clear()
    this.endWarmUp()
  }
}
