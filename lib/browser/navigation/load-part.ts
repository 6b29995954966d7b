import { LOADER_DELAY_MS } from '../../site/constants'

export type PartState<Part> =
  /** On its way for less than the delay: nothing is shown. */
  | { readonly status: 'pending' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'done'; readonly part: Part }

/**
 * Loads what only some readers need (§2, §4): pending at first, loading after the delay of §9, then done or failed.
 * @param load is called anew by each retry, and must not keep a failure
 * @param show is told of each state
 * @returns the function that ends it; nothing is shown after it
 */
export function loadPart<Part>(
  load: () => Promise<Part>,
  show: (state: PartState<Part>) => void,
): () => void {
  let isEnded = false
  let turn = 0
  let timer: number | undefined
  const settle = (state: PartState<Part>) => {
    window.clearTimeout(timer)
    if (!isEnded) show(state)
  }
  const start = () => {
    turn += 1
    const own = turn
    show({ status: 'pending' })
    timer = window.setTimeout(() => show({ status: 'loading' }), LOADER_DELAY_MS)
    load().then(
      (part) => settle({ status: 'done', part }),
      (error: unknown) =>
        settle({
          status: 'failed',
          message: firstLine(error),
          retry: () => !isEnded && own === turn && start(),
        }),
    )
  }
  start()
  return () => {
    isEnded = true
    window.clearTimeout(timer)
  }
}

/** What follows the first line in the errors of bundlers is an address. */
function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] ?? text
}
