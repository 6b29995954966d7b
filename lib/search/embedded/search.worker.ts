// Runs the embedded search in a worker, so that searching never delays typing.
import { loadFile, OutdatedError } from '../../content/settings/load-file'
import { SearchEngine } from '../engine/search-engine'
import type { SearchRequest, SearchResponse } from '../search-client'
import { INDEX_FILE, joinIndex, NAMES_FILE, type SearchIndex } from '../search-index'

export type ToWorker =
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'names'; readonly index: SearchIndex }

export type FromWorker =
  | { readonly kind: 'early'; readonly id: number; readonly response: SearchResponse }
  | { readonly kind: 'response'; readonly id: number; readonly response: SearchResponse }
  | { readonly kind: 'failure'; readonly id: number; readonly isOutdated: boolean }

const running = new Set<number>()
let engine: Promise<SearchEngine> | null = null
let isLoaded = false
let receiveNames = (_index: SearchIndex) => {}
/** The engine that answers while the index loads. */
const names = new Promise<SearchIndex>((resolve) => {
  receiveNames = resolve
}).then((index) => new SearchEngine(index))

// Load the index before the first search; a search that cannot get the index reports the error.
loadEngine().catch(() => undefined)

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'cancel') running.delete(data.id)
  else if (data.kind === 'names') receiveNames(data.index)
  else void search(data.id, data.request)
}

/** Sends hits only if each word of the query is in a name: other words may be in the text. */
async function searchNames(id: number, request: SearchRequest): Promise<void> {
  const loaded = await names
  if (isLoaded || !running.has(id)) return
  const response = loaded.search(request)
  const isAnswer = response.hits.length > 0 && response.missing.length === 0
  if (isAnswer) self.postMessage({ kind: 'early', id, response } satisfies FromWorker)
}

async function search(id: number, request: SearchRequest): Promise<void> {
  running.add(id)
  const report = (message: FromWorker) => {
    if (running.delete(id)) self.postMessage(message)
  }
  try {
    // Let waiting cancellations arrive first: a slow machine that ran a search for each keystroke would fall behind.
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (!isLoaded) searchNames(id, request).catch(() => undefined)
    const loaded = await loadEngine()
    if (running.has(id)) report({ kind: 'response', id, response: loaded.search(request) })
  } catch (error) {
    report({ kind: 'failure', id, isOutdated: error instanceof OutdatedError })
  }
}

/** Loads the index once. If loading fails, the next search tries again. */
function loadEngine(): Promise<SearchEngine> {
  engine ??= createEngine().catch((error: unknown) => {
    engine = null
    throw error
  })
  return engine
}

async function createEngine(): Promise<SearchEngine> {
  const files = await Promise.all([loadFile(NAMES_FILE), loadFile(INDEX_FILE)])
  const [index, text] = await Promise.all(files.map((response) => response.json()))
  const complete = new SearchEngine(joinIndex(index, text))
  isLoaded = true
  return complete
}
