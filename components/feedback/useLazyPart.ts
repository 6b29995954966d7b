import { useCallback, useEffect, useState } from 'react'
import { LOADER_DELAY_MS } from '../../lib/config/constants'

/** Where the loading of a part stands. */
export type LazyPartState<Part> =
  /** On its way for less than the delay: nothing is shown. */
  | { readonly status: 'pending' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'done'; readonly part: Part }

/**
 * Loads code that only some readers need.
 * @param load a dynamic `import()`, the same function at every call; a retry calls it anew
 */
export function useLazyPart<Part>(load: () => Promise<Part>): LazyPartState<Part> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LazyPartState<Part>>({ status: 'pending' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true
    setState({ status: 'pending' })
    const timer = window.setTimeout(() => setState({ status: 'loading' }), LOADER_DELAY_MS)
    const settle = (next: LazyPartState<Part>) => {
      window.clearTimeout(timer)
      if (isCurrent) setState(next)
    }
    load().then(
      (part) => settle({ status: 'done', part }),
      (error: unknown) => settle({ status: 'failed', message: errorText(error), retry }),
    )
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [load, attempt, retry])

  return state
}

/** The first line: what follows in the errors of bundlers is an address. */
function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] ?? text
}
