import { SEARCH_RESULTS } from '../../site/constants'
import { SearchEngine } from '../engine/search-engine'
import type { SearchScope } from '../engine/searched-pages'
import type { SearchAnswer, SearchRequest } from '../search-client'
import { FileGone, loadTexts, loadTitles } from './load-index'

export type ServiceOptions = { readonly basePath: string; readonly scope: SearchScope }

type Index = {
  readonly engine: SearchEngine
  /** Hash of the texts that belong to it. */
  readonly textsHash: string
}

/**
 * A single letter finds most, and every query begins with one: what it needs is kept. A misspelt word looks furthest. What
 * they run through is compiled for the reader's own queries.
 */
const REHEARSALS = ['e', 'instal evnt', ...'abcdfghijklmnopqrstuvwxyz'] as const
const { perPage, snippetWords } = SEARCH_RESULTS
const REHEARSAL = { page: 0, hitsPerPage: perPage, snippetWords, product: null } as const

/**
 * Answers searches, in a worker or on the page itself. The first file of the index answers at once; the second is loaded
 * for a search that finds nothing there or asks for it. What fails to load is loaded again with the next search. Where a
 * release has replaced the second file in between, the first one is loaded anew.
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

  /** Loads what the first results need, and rehearses, so that the reader's first key finds the code compiled. */
  async warmUp(): Promise<void> {
    const { engine } = await this.loadIndex()
    await pause()
    if (!this.isAsked) rehearse(engine, REHEARSALS[0])
  }

  /**
   * @param signal ends a search that still waits for the index
   * @throws SearchError when the index cannot be loaded
   */
  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    this.isAsked = true
    const { engine } = await this.loadIndex()
    // Each key searches, and a slow machine falls behind: only the last one is still to be answered.
    await pause()
    signal?.throwIfAborted()
    if (!this.hasTexts && request.fullText !== true) {
      const { answer, hasAllWords } = engine.search(request)
      if (answer.total > 0) return { ...answer, partial: hasAllWords ? 'all-words' : 'lacks-words' }
    }
    if (!this.hasTexts) {
      await this.loadTexts()
      signal?.throwIfAborted()
    }
    const complete = await this.loadIndex()
    return complete.engine.search(request).answer
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
    void rehearseAll(engine)
  }
}

async function rehearseAll(engine: SearchEngine): Promise<void> {
  for (const query of REHEARSALS) {
    await pause()
    rehearse(engine, query)
  }
}

function rehearse(engine: SearchEngine, query: string): void {
  engine.search({ ...REHEARSAL, query })
}

/** Lets waiting messages be read. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
