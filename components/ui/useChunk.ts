import { useEffect, useState } from 'react'
import { LOADER_DELAY_MS } from '../../lib/site/constants'

export type ChunkState<Chunk> =
  /** Loading for less than the delay: nothing is shown. */
  | { readonly status: 'pending' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'done'; readonly chunk: Chunk }

/**
 * What only some readers need (§2, §4), requested when the component mounts: pending at first, loading after the delay of
 * §9, then done or failed. After a failure it is requested again as soon as the network is back.
 * @param load the same at every call, and must not keep a failure; null while nothing is needed
 */
export function useChunk<Chunk>(load: (() => Promise<Chunk>) | null): ChunkState<Chunk> {
  const [state, setState] = useState<ChunkState<Chunk>>({ status: 'pending' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (load === null) return
    const ending = new AbortController()
    const { signal } = ending
    const retry = () => setAttempt(attempt + 1)
    const timer = window.setTimeout(() => setState({ status: 'loading' }), LOADER_DELAY_MS)
    const settle = (next: ChunkState<Chunk>) => {
      window.clearTimeout(timer)
      if (!signal.aborted) setState(next)
    }
    const fail = () => {
      settle({ status: 'failed', retry })
      window.addEventListener('online', retry, { signal })
    }
    setState({ status: 'pending' })
    load().then((chunk) => settle({ status: 'done', chunk }), fail)
    return () => {
      ending.abort()
      window.clearTimeout(timer)
    }
  }, [load, attempt])
  return state
}
