import { SEARCHED_TAGS } from '../../content/search/record-page'
import { effectiveBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import {
  type SearchClient,
  SearchError,
  type SearchRequest,
  type SearchResponse,
} from '../search-client'
import type { EngineOptions, FromWorker, ToWorker } from './search.worker'

/**
 * How long a reader waits for the script of a worker. The browser treats an empty one as valid, and it never sends a
 * message. Its 15 KB arrive in time except on 2G, where the page loads the same code and searches by itself.
 */
export const START_LIMIT_MS = 3_000

/** The page's end of the line to a worker, or to the same code on the page. */
export type SearchWorker = {
  postMessage(message: ToWorker): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror?: ((event: ErrorEvent) => void) | null
  terminate?(): void
}

/**
 * The engine that comes with the site: it searches an index in a worker, or on the page where a worker does not start.
 * @param startWorker throws where workers are refused
 * @param startOnPage fails when its code cannot be loaded; the next search tries again
 */
export function createEmbeddedSearchClient(
  startWorker: () => SearchWorker = createWorker,
  startOnPage: () => Promise<SearchWorker> = servePage,
): Required<SearchClient> {
  let line: Promise<Line> | null = null
  const open = (start: () => Promise<SearchWorker>) => {
    const opened = start().then(
      (worker) => new Line(worker),
      (error: unknown) => {
        if (line === opened) line = null
        throw error
      },
    )
    line = opened
    return opened
  }
  const current = () => line ?? open(() => Promise.resolve().then(startWorker).catch(startOnPage))
  return {
    warmUp: async () => (await current()).warm,
    async search(request, signal) {
      const used = current()
      try {
        return await (await used).search(request, signal)
      } catch (error) {
        if (!(error instanceof WorkerUnavailable)) throw error
        const next = line === used ? open(startOnPage) : current()
        return (await next).search(request, signal)
      }
    },
  }
}

/** Falls back to the page when the worker cannot start, stays silent, or crashes. */
class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable'
}

type Waiting = {
  readonly resolve: (response: SearchResponse) => void
  readonly reject: (error: Error) => void
}

/** Sends searches to a worker and matches its responses to them. */
class Line {
  private readonly worker: SearchWorker
  private readonly waiting = new Map<number, Waiting>()
  private startLimit: ReturnType<typeof setTimeout> | undefined
  private state: 'starting' | 'ready' | 'broken' = 'starting'
  private lastId = 0
  private endWarmUp = () => {}
  /** Settles once the index has loaded or failed to load. */
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
      this.startLimit ??= setTimeout(() => this.breakDown('The worker is silent.'), START_LIMIT_MS)
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
    this.state = 'ready'
    clearTimeout(this.startLimit)
    if (message.kind === 'warm') this.endWarmUp()
    if (message.kind === 'ready' || message.kind === 'warm') return
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (message.kind === 'response') waiting?.resolve(message.response)
    else waiting?.reject(new SearchError(message.reason, message.message))
  }

  private breakDown(reason: string): void {
    clearTimeout(this.startLimit)
    this.state = 'broken'
    this.worker.terminate?.()
    for (const { reject } of this.waiting.values()) reject(new WorkerUnavailable(reason))
    this.waiting.clear()
    this.endWarmUp()
  }
}

/** Webpack recognizes this exact form and bundles the worker as a separate script. */
function createWorker(): SearchWorker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' })
}

/** The same code on the page itself, for browsers and policies that refuse workers. */
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
