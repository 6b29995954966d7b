// Runs the embedded search beside the page, so that typing never waits for it.
import { SearchService } from './search-service'
import { type FromWorker, failureOf, type ToWorker } from './worker-messages'

let service: SearchService | null = null

self.onmessage = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
  if (data.kind === 'start') {
    service = new SearchService(data.options)
    // A failure here comes again, and is told, with the first search.
    await service.warmUp().catch(() => undefined)
    return
  }
  const { id, request } = data
  try {
    if (service === null) throw new Error('The search was not started.')
    send({ kind: 'answer', id, answer: await service.search(request) })
  } catch (error) {
    send({ kind: 'failure', id, failure: failureOf(error) })
  }
}

function send(message: FromWorker): void {
  self.postMessage(message)
}
