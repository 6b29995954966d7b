import { INDEX_LIMITS_MS } from '../../site/constants'
import { SearchEngine, type SearchScope } from '../engine/search-engine'
import {
  type SearchClient,
  SearchError,
  type SearchRequest,
  type SearchResponse,
} from '../search-client'
import { INDEX_FILE, isSearchIndex, type SearchIndex } from '../search-index'

export type ServiceOptions = { readonly basePath: string; readonly scope: SearchScope }

/**
 * Runs searches, in a worker or on the page itself. The index is loaded once; where it fails to load, it is loaded again
 * with the next search.
 */
export class SearchService implements SearchClient {
  private readonly options: ServiceOptions
  private engine: Promise<SearchEngine> | null = null

  constructor(options: ServiceOptions) {
    this.options = options
  }

  async warmUp(): Promise<void> {
    await this.loadEngine()
  }

  /**
   * @param signal ends a search that still waits for the index
   * @throws SearchError when the index cannot be loaded
   */
  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse> {
    const engine = await this.loadEngine()
    // Each key starts a search, and a slow machine falls behind: only the last one still matters.
    await new Promise((resolve) => setTimeout(resolve, 0))
    signal?.throwIfAborted()
    return engine.search(request)
  }

  private loadEngine(): Promise<SearchEngine> {
    this.engine ??= this.createEngine().catch((error: unknown) => {
      this.engine = null
      throw error
    })
    return this.engine
  }

  private async createEngine(): Promise<SearchEngine> {
    const { basePath, scope } = this.options
    return new SearchEngine(await loadIndex(basePath), scope)
  }
}

/** @throws SearchError when the index cannot be had, or is that of another release */
export async function loadIndex(basePath: string): Promise<SearchIndex> {
  const url = basePath + INDEX_FILE
  const value = parse(url, await fetchText(url))
  if (isSearchIndex(value)) return value
  throw new SearchError('protocol', `${url}: the file is something else.`)
}

function parse(url: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SearchError('protocol', `${url}: the file is incomplete.`, { cause })
  }
}

/** Gives up on a server that takes the request and stays silent: the browser itself would wait for minutes. */
async function fetchText(url: string): Promise<string> {
  const fetching = new AbortController()
  const giveUp = () => fetching.abort(new Error(`${url}: no response in time.`))
  let limit = setTimeout(giveUp, INDEX_LIMITS_MS.response)
  try {
    const response = await fetch(url, { signal: fetching.signal })
    clearTimeout(limit)
    limit = setTimeout(giveUp, INDEX_LIMITS_MS.file)
    if (response.ok) return await response.text()
    throw new Error(`${url}: answered ${response.status}.`)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new SearchError('network', message, { cause })
  } finally {
    clearTimeout(limit)
  }
}
