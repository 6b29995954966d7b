import { SearchEngine, type SearchScope } from '../engine/search-engine'
import type { SearchClient, SearchRequest, SearchResponse } from '../search-client'
import { loadIndex } from './load-index'

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
