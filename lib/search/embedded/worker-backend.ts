import { type SearchAnswer, SearchError, type SearchRequest } from '../search-client'
import type { ServiceOptions } from './search-service'
import type { FromWorker, ToWorker } from './worker-messages'

/** What answers searches for the client. An aborted search may stay without an answer. */
export type SearchBackend = {
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer>
}

/** Part of a worker that is used here. */
export type WorkerLike = {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** The worker could not start or broke down: search on the page instead. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable'
}

type Waiting = {
  readonly resolve: (answer: SearchAnswer) => void
  readonly reject: (error: Error) => void
}

/** Sends searches to a worker and matches its answers to them. */
export class WorkerBackend implements SearchBackend {
  private readonly worker: WorkerLike
  private readonly waiting = new Map<number, Waiting>()
  private isBroken = false
  private lastId = 0

  constructor(worker: WorkerLike, options: ServiceOptions) {
    this.worker = worker
    worker.onmessage = ({ data }) => this.receive(data)
    worker.onerror = (event) => this.breakDown(event)
    worker.postMessage({ kind: 'start', options })
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    if (this.isBroken) return Promise.reject(new WorkerUnavailable())
    this.lastId += 1
    const id = this.lastId
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ kind: 'search', id, request })
      signal?.addEventListener('abort', () => this.cancel(id), { once: true })
    })
  }

  private cancel(id: number): void {
    if (this.waiting.delete(id)) this.worker.postMessage({ kind: 'cancel', id })
  }

  private receive(message: FromWorker): void {
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (message.kind === 'answer') waiting?.resolve(message.answer)
    else waiting?.reject(new SearchError(message.failure.reason, message.failure.message))
  }

  private breakDown(event: ErrorEvent): void {
    event.preventDefault()
    this.isBroken = true
    this.worker.terminate()
    for (const { reject } of this.waiting.values()) reject(new WorkerUnavailable(event.message))
    this.waiting.clear()
  }
}
