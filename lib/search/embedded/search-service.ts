import { SEARCH_RESULTS } from '../../site/constants'
import { SearchEngine } from '../engine/search-engine'
import type { SearchScope } from '../engine/searched-pages'
import type { SearchRequest, SearchResponse } from '../search-client'
import { FileGone, loadTexts, loadTitles } from './load-index'

export type ServiceOptions = { readonly basePath: string; readonly scope: SearchScope }

type Index = {
  readonly engine: SearchEngine
  /** Hash of the texts that belong to it. */
  readonly textsHash: string
}

/**
 * Every query begins with a single letter, which matches the most, so its results are cached. A misspelled word takes
 * the longest path. Running them makes the engine compile the code before the reader's own queries.
 */
const WARM_UP_QUERIES = ['e', 'instal evnt', ...'abcdfghijklmnopqrstuvwxyz'] as const
const { perPage, snippetWords } = SEARCH_RESULTS
const WARM_UP_REQUEST = { page: 0, hitsPerPage: perPage, snippetWords, product: null } as const

/**
 * Runs searches, in a worker or on the page itself. The first file of the index serves them at once; the second is
 * loaded for a search that finds nothing there or asks for it. A file that fails to load is loaded again with the next
 * search. Where a release has replaced the second file in between, the first one is loaded anew.
 */
export class SearchService {
  private readonly options: ServiceOptions
  private index: Promise<Index> | null = null
  private texts: Promise<void> | null = null
  private hasTexts = false
  private isAsked = false

  constructor(options: ServiceOptions) {
    this.options = options
  }

  /** Loads what the first results need, and runs a query, so that the code is compiled before the reader's first key. */
  async warmUp(): Promise<void> {
    const { engine } = await this.loadIndex()
    await pause()
    if (!this.isAsked) runWarmUpQuery(engine, WARM_UP_QUERIES[0])
  }

  /**
   * @param signal ends a search that still waits for the index
   * @throws SearchError when the index cannot be loaded
   */
  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse> {
    this.isAsked = true
    const { engine } = await this.loadIndex()
    // Each key starts a search, and a slow machine falls behind: only the last one still matters.
    await pause()
    signal?.throwIfAborted()
    if (!this.hasTexts && request.fullText !== true) {
      const { response, hasAllWords } = engine.search(request)
      if (response.total > 0)
        return { ...response, partial: hasAllWords ? 'all-words' : 'lacks-words' }
    }
    if (!this.hasTexts) {
      await this.loadTexts()
      signal?.throwIfAborted()
    }
    const complete = await this.loadIndex()
    return complete.engine.search(request).response
  }

  private loadIndex(): Promise<Index> {
    this.index ??= this.readIndex('default').catch((error: unknown) => {
      this.index = null
      throw error
    })
    return this.index
  }

  private async readIndex(cache: RequestCache): Promise<Index> {
    const { basePath, scope } = this.options
    const titles = await loadTitles(basePath, cache)
    return { engine: new SearchEngine(titles, scope), textsHash: titles.texts }
  }

  private loadTexts(): Promise<void> {
    this.texts ??= this.addTexts().catch((error: unknown) => {
      this.texts = null
      throw error
    })
    return this.texts
  }

  private async addTexts(): Promise<void> {
    const { basePath } = this.options
    let index = await this.loadIndex()
    const file = await loadTexts(basePath, index.textsHash).catch(async (error: unknown) => {
      if (!(error instanceof FileGone)) throw error
      index = await this.readIndex('reload')
      this.index = Promise.resolve(index)
      return loadTexts(basePath, index.textsHash)
    })
    const engine = await index.engine.withTexts(file, pause)
    this.index = Promise.resolve({ ...index, engine })
    this.hasTexts = true
    void runWarmUpQueries(engine)
  }
}

async function runWarmUpQueries(engine: SearchEngine): Promise<void> {
  for (const query of WARM_UP_QUERIES) {
    await pause()
    runWarmUpQuery(engine, query)
  }
}

function runWarmUpQuery(engine: SearchEngine, query: string): void {
  engine.search({ ...WARM_UP_REQUEST, query })
}

/** Lets pending messages be processed. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
