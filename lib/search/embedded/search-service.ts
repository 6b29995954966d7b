import { SearchEngine, type SearchScope } from '../engine/search-engine'
import type { SearchAnswer, SearchRequest } from '../search-client'
import { type IndexPlace, loadTexts, loadTitles } from './load-index'

export type ServiceOptions = { readonly place: IndexPlace; readonly scope: SearchScope }

/** One letter finds most of all. */
const REHEARSAL = { query: 'e', page: 0, hitsPerPage: 20, snippetWords: 10, product: null } as const

/**
 * Answers searches, in a worker or on the page itself. The first file of the index answers at once; the second follows
 * with the first search, and a search that needs it waits. What fails to load is loaded again with the next search.
 */
export class SearchService {
  private readonly options: ServiceOptions
  private engine: Promise<SearchEngine> | null = null
  private texts: Promise<void> | null = null
  private hasTexts = false

  constructor(options: ServiceOptions) {
    this.options = options
  }

  /** Loads what the first results need, and searches once, so that the reader's first key finds the code compiled. */
  async warmUp(): Promise<void> {
    const engine = await this.loadEngine()
    engine.search(REHEARSAL)
  }

  /**
   * @param signal ends a search that still waits for the index
   * @throws SearchError when the index cannot be loaded
   */
  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    const engine = await this.loadEngine()
    if (!this.hasTexts) {
      const texts = this.loadTexts(engine)
      const first = request.fullText === true ? null : engine.search(request)
      if (first?.hasAllWords) return { ...first.answer, isPartial: true }
      await texts
      // Each key asks for the texts: when they come, only the last one is still to be answered.
      signal?.throwIfAborted()
    }
    return engine.search(request).answer
  }

  private loadEngine(): Promise<SearchEngine> {
    const { place, scope } = this.options
    this.engine ??= loadTitles(place)
      .then((titles) => new SearchEngine(titles, scope))
      .catch((error: unknown) => {
        this.engine = null
        throw error
      })
    return this.engine
  }

  private loadTexts(engine: SearchEngine): Promise<void> {
    this.texts ??= loadTexts(this.options.place)
      .then((file) => engine.addTexts(file, pause))
      .then(() => {
        this.hasTexts = true
      })
      .catch((error: unknown) => {
        this.texts = null
        throw error
      })
    // Who needs the texts waits for them and sees the error; for others it is none.
    this.texts.catch(() => undefined)
    return this.texts
  }
}

/** Lets waiting messages be read. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
