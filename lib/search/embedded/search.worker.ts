// Runs the embedded search beside the page, so that typing never waits for it.
import { SearchError } from '../search-client'
import { SearchService } from './search-service'
import type { FromWorker, ToWorker } from './worker-backend'

let service: SearchService | null = null
const running = new Map<number, AbortController>()

self.onmessage = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
  if (data.kind === 'start') {
    service = new SearchService(data.options)
    // A failure here comes again, and is told, with the first search.
    await service.warmUp().catch(() => undefined)
    send({ kind: 'warm' })
    return
  }
  if (data.kind === 'cancel') {
    running.get(data.id)?.abort()
    return
  }
  const { id, request } = data
  const turn = new AbortController()
  running.set(id, turn)
  try {
    if (service === null) throw new Error('The search was not started.')
    send({ kind: 'answer', id, answer: await service.search(request, turn.signal) })
  } catch (error) {
    if (!turn.signal.aborted) send({ kind: 'failure', id, failure: failureOf(error) })
  } finally {
    running.delete(id)
  }
}
send({ kind: 'ready' })

function send(message: FromWorker): void {
  self.postMessage(message)
}

/** An error as it can be sent between threads. */
function failureOf(error: unknown): Extract<FromWorker, { kind: 'failure' }>['failure'] {
  if (error instanceof SearchError) return { reason: error.reason, message: error.message }
  return { reason: 'protocol', message: error instanceof Error ? error.message : String(error) }
}
