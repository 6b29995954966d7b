import { SEARCHED_TAGS } from '../../content/search/record-page'
import { effectiveBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import type { SearchClient, SearchRequest, SearchResponse } from '../search-client'
import type { EngineOptions, FromWorker, ToWorker } from './search.worker'

/**
 * Maximum wait for a worker's first message, counted from the first search. A worker whose script arrives empty never
 * responds and reports no error. On a slow connection, a complete script may also miss the limit; the page then
 * searches without a worker.
 */
export const START_LIMIT_MS = 3_000

/** A worker, or a message port to its code running on the page. */
export type SearchWorker = {
  postMessage(message: ToWorker): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror?: ((event: ErrorEvent) => void) | null
  terminate?(): void
}

/**
 * Creates a client that searches in a worker, or on the page if the worker does not start, stays silent, or crashes.
 * @param startWorker throws if workers are blocked
 * @param startOnPage rejects if its code cannot be loaded; the next search tries again
 */
export function createEmbeddedSearchClient(
  startWorker: () => SearchWorker = createWorker,
  startOnPage: () => Promise<SearchWorker> = servePage,
): Required<SearchClient> {
  let connection: Promise<WorkerConnection> | null = null
  const open = (start: () => Promise<SearchWorker>) => {
    const opened = start().then(
      (worker) => new WorkerConnection(worker),
      (error: unknown) => {
        if (connection === opened) connection = null
        throw error
      },
    )
    connection = opened
    return opened
  }
  const current = () =>
    connection ?? open(() => Promise.resolve().then(startWorker).catch(startOnPage))
  return {
    warmUp: async () => (await current()).warm,
    async search(request, signal) {
      const tried = current()
      try {
        return await (await tried).search(request, signal)
      } catch (error) {
        if (!(error instanceof WorkerUnavailable)) throw error
        const next = connection === tried ? open(startOnPage) : current()
        return (await next).search(request, signal)
      }
    },
  }
}

class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable'
}

type PendingSearch = {
  readonly resolve: (response: SearchResponse) => void
  readonly reject: (error: Error) => void
}

class WorkerConnection {
  private readonly worker: SearchWorker
  private readonly pending = new Map<number, PendingSearch>()
  private startLimit: ReturnType<typeof setTimeout> | undefined
  private state: 'starting' | 'ready' | 'broken' = 'starting'
  private lastId = 0
  private endWarmUp = () => {}
  /** Resolves when the index has loaded or failed to load, or when the worker fails; never rejects. */
  readonly warm = new Promise<void>((resolve) => {
    this.endWarmUp = resolve
  })

  constructor(worker: SearchWorker) {
    this.worker = worker
    worker.onmessage = ({ data }) => this.receive(data)
    worker.onerror = (event) => {
      event.preventDefault()
      this.breakDown(event.message)
    }
    worker.postMessage({ kind: 'start', options: engineOptions() })
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse> {
    if (this.state === 'broken') return Promise.reject(new WorkerUnavailable())
    if (this.state === 'starting')
      this.startLimit ??= setTimeout(
        () => this.breakDown('The worker does not respond.'),
        START_LIMIT_MS,
      )
    this.lastId += 1
    const id = this.lastId
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject })
      this.worker.postMessage({ kind: 'search', id, request })
      signal?.addEventListener('abort', () => this.cancel(id), { once: true })
    })
  }

  private cancel(id: number): void {
    if (this.pending.delete(id)) this.worker.postMessage({ kind: 'cancel', id })
  }

  private receive(message: FromWorker): void {
    this.state = 'ready'
    clearTimeout(this.startLimit)
    if (message.kind === 'warm') this.endWarmUp()
    if (message.kind === 'ready' || message.kind === 'warm') return
    const pending = this.pending.get(message.id)
    this.pending.delete(message.id)
    if (message.kind === 'response') pending?.resolve(message.response)
    else pending?.reject(new Error(message.message))
  }

  private breakDown(reason: string): void {
    clearTimeout(this.startLimit)
    this.state = 'broken'
    this.worker.terminate?.()
    for (const { reject } of this.pending.values()) reject(new WorkerUnavailable(reason))
    this.pending.clear()
    this.endWarmUp()
  }
}

/**
 * Webpack recognizes this exact form and bundles the worker as a separate script. Without a runtime name, webpack would
 * derive one from the path of the checkout, so chunk names would differ between checkouts.
 */
function createWorker(): SearchWorker {
  return new Worker(
    /* webpackEntryOptions: { runtime: "search" } */
    new URL('./search.worker.ts', import.meta.url),
    { name: 'search' },
  )
}

async function servePage(): Promise<SearchWorker> {
  const { serveSearch } = await import('./search.worker')
  const { port1, port2 } = new MessageChannel()
  serveSearch(port1)
  return port2
}

function engineOptions(): EngineOptions {
  const { defaultLocale, locales } = siteConfig.i18n
  const { lang } = document.documentElement
  const language = Object.keys(locales).find((key) => locales[key]?.htmlLang === lang)
  return {
    basePath: effectiveBasePath,
    scope: { language: language ?? defaultLocale, tags: SEARCHED_TAGS },
  }
}
