// Runs the embedded search beside the page, so that typing never waits for it.
import { SearchError } from '../search-client'
import { SearchService } from './search-service'
import type { FromWorker, ToWorker } from './worker-backend'

let service: SearchService | null = null
const running = new Map<number, AbortController>()

self.onmessage = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
  if (data.kind === 'start') {
    service = new SearchService(data.options)
    // A failure here happens again, and is reported, with the first search.
    await service.warmUp().catch(() => undefined)
    send({ kind: 'warm' })
    return
  }
  if (data.kind === 'cancel') {
    running.get(data.id)?.abort()
    return
  }
  const { id, request } = data
  const controller = new AbortController()
  running.set(id, controller)
  try {
    if (service === null) throw new Error('The search was not started.')
    send({ kind: 'response', id, response: await service.search(request, controller.signal) })
  } catch (error) {
    if (!controller.signal.aborted) send({ kind: 'failure', id, failure: failureOf(error) })
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
