// Runs the embedded search: in a worker, so that searching never delays typing, or on the page if the worker fails.
import { INDEX_LIMITS_MS } from '../../site/constants'
import { SearchEngine, type SearchScope } from '../engine/search-engine'
import type { SearchRequest, SearchResponse } from '../search-client'
import { INDEX_FILE, isSearchIndex, type SearchIndex } from '../search-index'

export type EngineOptions = { readonly basePath: string; readonly scope: SearchScope }

export type ToWorker =
  | { readonly kind: 'start'; readonly options: EngineOptions }
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest }
  | { readonly kind: 'cancel'; readonly id: number }

export type FromWorker =
  /** The script is running; the index may still be loading. */
  | { readonly kind: 'ready' }
  /** Loading the index has ended, with or without success. */
  | { readonly kind: 'warm' }
  | { readonly kind: 'response'; readonly id: number; readonly response: SearchResponse }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }

/** The worker's global scope, or a message port if the search runs on the page. */
export type ServerPort = {
  postMessage(message: FromWorker): void
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
}

// Start immediately in a worker, which has no `document`; on the page, the importing module calls `serveSearch`.
if (typeof document === 'undefined' && typeof self !== 'undefined') serveSearch(self)

/** Loads the index once. If loading fails, the next search tries again. */
export function serveSearch(port: ServerPort): void {
  const running = new Set<number>()
  let options: EngineOptions | null = null
  let engine: Promise<SearchEngine> | null = null
  const loadEngine = () => {
    engine ??= createEngine(options).catch((error: unknown) => {
      engine = null
      throw error
    })
    return engine
  }
  const search = async (id: number, request: SearchRequest) => {
    running.add(id)
    try {
      const loaded = await loadEngine()
      // Let waiting cancellations arrive first. Each keystroke starts a search, and a slow machine that ran them all
      // would fall behind.
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (running.has(id))
        port.postMessage({ kind: 'response', id, response: loaded.search(request) })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (running.has(id)) port.postMessage({ kind: 'failure', id, message })
    } finally {
      running.delete(id)
    }
  }
  port.onmessage = ({ data }) => {
    if (data.kind === 'cancel') running.delete(data.id)
    else if (data.kind === 'search') void search(data.id, data.request)
    else {
      options = data.options
      // Do not report an error here, because a search that cannot get the index reports one.
      const warm = () => port.postMessage({ kind: 'warm' })
      loadEngine().then(warm, warm)
    }
  }
  port.postMessage({ kind: 'ready' })
}

async function createEngine(options: EngineOptions | null): Promise<SearchEngine> {
  if (options === null) throw new Error('Search has not started.')
  return new SearchEngine(await loadIndex(options.basePath), options.scope)
}

/** @throws if the file cannot be loaded or is not a search index */
export async function loadIndex(basePath: string): Promise<SearchIndex> {
  const url = basePath + INDEX_FILE
  const value: unknown = JSON.parse(await fetchText(url))
  if (isSearchIndex(value)) return value
  throw new Error(`${url}: the file is not a search index.`)
}

/** Gives up after INDEX_LIMITS_MS, because a browser's own timeout for a silent server takes minutes. */
async function fetchText(url: string): Promise<string> {
  const fetching = new AbortController()
  const giveUp = () => fetching.abort(new Error(`${url}: the file did not arrive in time.`))
  let limit = setTimeout(giveUp, INDEX_LIMITS_MS.response)
  try {
    const response = await fetch(url, { signal: fetching.signal })
    clearTimeout(limit)
    limit = setTimeout(giveUp, INDEX_LIMITS_MS.file)
    if (response.ok) return await response.text()
    throw new Error(`${url}: status ${response.status}.`)
  } finally {
    clearTimeout(limit)
  }
}
