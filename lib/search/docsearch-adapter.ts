import type { DocSearchTransformClient } from '@docsearch/react'
import { SEARCH_RESULTS } from '../site/constants'
import { toDocSearchHit } from './docsearch-hit'
import { type HitAddress, type HitAddressOptions, hitAddress } from './hit-address'
import { cleanQuery } from './query-text'
import type { Hit, SearchAnswer, SearchClient } from './search-client'

/** A hit that may be shown, with its link. */
export type LinkedHit = {
  readonly hit: Hit
  readonly address: HitAddress
  /** Whether it is the first hit of its page among the results. */
  readonly isFirstOfPage: boolean
}

/** Where the search of the modal stands. */
export type ModalSearch =
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly query: string }
  | {
      readonly status: 'answered'
      readonly query: string
      readonly hits: readonly LinkedHit[]
      readonly total: number
      readonly suggestions: readonly string[]
      /** Set while the full text is on its way. */
      readonly isPartial: boolean
    }
  | { readonly status: 'failed'; readonly query: string; readonly retry: () => void }

type Found = Omit<Extract<ModalSearch, { status: 'answered' }>, 'status' | 'query'>

/** A query on its way. */
type Turn = {
  readonly query: string
  readonly signal: AbortSignal
  readonly found: Promise<Found>
}

export type DocSearchAdapterOptions = {
  readonly loadClient: () => Promise<SearchClient>
  readonly addresses: HitAddressOptions
  readonly snippetWords: number
  readonly onChange: (search: ModalSearch) => void
  /** The full text is there, after an answer without it: DocSearch is to ask for the same query once more. */
  readonly onComplete: () => void
}

export type DocSearchAdapter = {
  /** For DocSearch's `transformSearchClient`. */
  readonly transform: (client: DocSearchTransformClient) => DocSearchTransformClient
  /** Asks the engine before DocSearch does, which first draws the key: it then finds the answer on its way. */
  readonly askEarly: (text: string) => void
  readonly hitOf: (objectID: string) => LinkedHit | undefined
  /** Forgets the query, when the reader has cleared it. */
  readonly reset: () => void
}

/**
 * Puts one of our engines behind DocSearch. A search that fails stays open until a retry succeeds or the reader goes on
 * typing: DocSearch itself would show an error for an instant only, and leave a rejected promise behind.
 */
export function createDocSearchAdapter(options: DocSearchAdapterOptions): DocSearchAdapter {
  const { loadClient, addresses, snippetWords, onChange, onComplete } = options
  let current = new AbortController()
  let hits = new Map<string, LinkedHit>()
  let complete: { readonly query: string; readonly found: Found } | null = null
  let early: Turn | null = null
  /** The query that DocSearch waits for. */
  let asked: string | null = null

  const startTurn = () => {
    current.abort()
    early = null
    asked = null
    current = new AbortController()
    return current.signal
  }

  const askEngine = async (query: string, fullText: boolean, signal: AbortSignal) => {
    const client = await loadClient()
    const request = { query, page: 0, hitsPerPage: SEARCH_RESULTS.perPage, product: null }
    const answer = await client.search({ ...request, snippetWords, fullText }, signal)
    return linkAnswer(answer, addresses)
  }

  const startAsking = (query: string): Turn => {
    const signal = startTurn()
    return { query, signal, found: askEngine(query, false, signal) }
  }

  const show = (query: string, found: Found) => {
    hits = new Map(found.hits.map((entry) => [entry.hit.objectID, entry]))
    onChange({ status: 'answered', query, ...found })
    return found
  }

  /** The first answer came from titles and headings: asks once more, for all texts. */
  const askForAll = async (query: string, first: Found, signal: AbortSignal) => {
    // Without the texts, what the titles gave stays.
    const found = await askEngine(query, true, signal).catch(() => ({ ...first, isPartial: false }))
    if (signal.aborted) return
    complete = { query, found }
    onComplete()
  }

  const ask = async (query: string): Promise<Found> => {
    const turn = early?.query === query ? early : startAsking(query)
    early = null
    asked = query
    const { signal } = turn
    onChange({ status: 'searching', query })
    try {
      const found = await turn.found
      if (signal.aborted) return never()
      if (found.isPartial) void askForAll(query, found, signal)
      return show(query, found)
    } catch {
      if (signal.aborted) return never()
      return new Promise((resolve) => {
        onChange({ status: 'failed', query, retry: () => resolve(ask(query)) })
      })
    }
  }

  const reset = () => {
    startTurn()
    onChange({ status: 'idle' })
  }

  const search = async (parameters: unknown) => {
    const query = searchedText(queryOf(parameters))
    const known = complete
    complete = null
    if (query === '') {
      reset()
      return resultOf({ hits: [], total: 0 })
    }
    return resultOf(known?.query === query ? show(query, known.found) : await ask(query))
  }

  return {
    transform: (client) => Object.assign({}, client, { search }),
    askEarly: (text) => {
      const query = searchedText(text)
      // DocSearch does not ask again for a text that stayed the same.
      if (query === '' || query === asked) return
      early = startAsking(query)
      // DocSearch asks for the same and is told.
      early.found.catch(() => undefined)
    },
    hitOf: (objectID) => hits.get(objectID),
    reset,
  }
}

/** The hits that may be linked, each once. */
export function linkHits(hits: readonly Hit[], addresses: HitAddressOptions): LinkedHit[] {
  const pages = new Set<string>()
  const ids = new Set<string>()
  return hits.flatMap((hit) => {
    const address = hitAddress(hit.url, addresses)
    if (address === null || hit.hierarchy.lvl0 === null || ids.has(hit.objectID)) return []
    ids.add(hit.objectID)
    const page = hit.hierarchy.lvl0
    const isFirstOfPage = !pages.has(page)
    pages.add(page)
    return [{ hit, address, isFirstOfPage }]
  })
}

function linkAnswer(answer: SearchAnswer, addresses: HitAddressOptions): Found {
  const hits = linkHits(answer.hits, addresses)
  return {
    hits,
    total: hits.length === 0 ? 0 : answer.total,
    suggestions: answer.suggestions,
    isPartial: answer.isPartial === true,
  }
}

function resultOf({ hits, total }: Pick<Found, 'hits' | 'total'>) {
  const found = hits.map(({ hit, address }) => ({ ...toDocSearchHit(hit), url: address.href }))
  return { results: [{ hits: found, nbHits: total }] }
}

function searchedText(text: string): string {
  return cleanQuery(text).trim()
}

function queryOf(parameters: unknown): string {
  const requests: unknown = Reflect.get(Object(parameters), 'requests')
  const first: unknown = Array.isArray(requests) ? requests[0] : undefined
  const query: unknown = Reflect.get(Object(first), 'query')
  return typeof query === 'string' ? query : ''
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
