import { LOADER_DELAY_MS } from '../../site/constants'

export type ChunkState<Chunk> =
  /** Loading for less than the delay: nothing is shown. */
  | { readonly status: 'pending' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'done'; readonly chunk: Chunk }

/**
 * Loads what only some readers need (§2, §4): pending at first, loading after the delay of §9, then done or failed.
 * @param load is called anew by each retry, and must not keep a failure
 * @param show called with each state
 * @returns the function that ends it; nothing is shown after it
 */
export function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  show: (state: ChunkState<Chunk>) => void,
): () => void {
  let isEnded = false
  let attempt = 0
  let timer: number | undefined
  const settle = (state: ChunkState<Chunk>) => {
    window.clearTimeout(timer)
    if (!isEnded) show(state)
  }
  const start = () => {
    attempt += 1
    const own = attempt
    show({ status: 'pending' })
    timer = window.setTimeout(() => show({ status: 'loading' }), LOADER_DELAY_MS)
    load().then(
      (chunk) => settle({ status: 'done', chunk }),
      (error: unknown) =>
        settle({
          status: 'failed',
          message: firstLine(error),
          retry: () => !isEnded && own === attempt && start(),
        }),
    )
  }
  start()
  return () => {
    isEnded = true
    window.clearTimeout(timer)
  }
}

/** After the first line, errors of bundlers hold a URL. */
function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] ?? text
}
