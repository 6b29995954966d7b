import { explainFailedImport, loadFile, OutdatedError } from '../../content/settings/load-file'
import type { SearchClient, SearchResponse } from '../search-client'
import { NAMES_FILE } from '../search-index'
import type { FromWorker, ToWorker } from './search.worker'

type PendingSearch = {
  readonly resolve: (response: SearchResponse) => void
  readonly reject: (error: unknown) => void
  readonly onEarly: ((response: SearchResponse) => void) | undefined
}

/** Creates a client that searches in a worker. After the worker fails, the next search starts another one. */
export function createEmbeddedSearchClient(): Required<SearchClient> {
  const pending = new Map<number, PendingSearch>()
  let current: Worker | null = null
  let lastId = 0

  const receive = ({ data }: MessageEvent<FromWorker>) => {
    const search = pending.get(data.id)
    if (data.kind === 'early') return search?.onEarly?.(data.response)
    pending.delete(data.id)
    if (data.kind === 'response') search?.resolve(data.response)
    else search?.reject(data.isOutdated ? new OutdatedError() : new Error('The search failed.'))
  }
  /** Throws if workers are blocked. */
  const worker = () => {
    if (current !== null) return current
    const started = startWorker()
    started.onmessage = receive
    started.onerror = (event) => {
      event.preventDefault()
      started.terminate()
      current = null
      for (const { reject } of pending.values())
        explainFailedImport(new Error('The worker failed.')).catch(reject)
      pending.clear()
    }
    current = started
    // The page loads the names, to arrive with the worker's script. Without them, searches wait for the index.
    loadFile(NAMES_FILE)
      .then((response) => response.json())
      .then((index) => started.postMessage({ kind: 'names', index } satisfies ToWorker))
      .catch(() => undefined)
    return started
  }
  const send = (message: ToWorker) => worker().postMessage(message)
  return {
    // Starting the worker loads the index.
    warmUp: () => void worker(),
    search: (request, signal, onEarly) =>
      new Promise((resolve, reject) => {
        lastId += 1
        const id = lastId
        send({ kind: 'search', id, request })
        pending.set(id, { resolve, reject, onEarly })
        const cancel = () => {
          if (pending.delete(id)) send({ kind: 'cancel', id })
        }
        signal?.addEventListener('abort', cancel, { once: true })
      }),
  }
}

/** Webpack recognizes this exact form. Its own name for the chunk would depend on the path of the checkout. */
function startWorker(): Worker {
  return new Worker(
    /* webpackEntryOptions: { runtime: "search" } */
    new URL('./search.worker.ts', import.meta.url),
    { name: 'search' },
  )
}
