import { startTransition, useEffect, useMemo, useState } from 'react'
import { LOADER_DELAY_MS } from '../../lib/site/constants'

export type ChunkState<Chunk> =
  /** Not loading, or loading for less than `LOADER_DELAY_MS`. */
  | { readonly status: 'pending' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed'
      readonly error: unknown
      readonly isRepeated: boolean
      readonly retry: () => void
    }
  | { readonly status: 'done'; readonly chunk: Chunk }

/**
 * Loads what only some readers need (§2, §4). After a failure, loads again when the browser is back online.
 * @param load a stable function that does not cache failures; null to load nothing
 */
export function useChunk<Chunk>(load: (() => Promise<Chunk>) | null): ChunkState<Chunk> {
  const [attempt, setAttempt] = useState(0)
  const request = useMemo(() => ({ load, attempt }), [load, attempt])
  const [last, setLast] = useState<{ request: object; state: ChunkState<Chunk> } | null>(null)
  useEffect(() => {
    if (request.load === null) return
    const ending = new AbortController()
    const { signal } = ending
    const update = (state: ChunkState<Chunk>) => {
      window.clearTimeout(timer)
      if (!signal.aborted) setLast({ request, state })
    }
    const timer = window.setTimeout(() => update({ status: 'loading' }), LOADER_DELAY_MS)
    const retry = () => setAttempt(request.attempt + 1)
    const fail = (error: unknown) => {
      update({ status: 'failed', error, isRepeated: request.attempt > 0, retry })
      window.addEventListener('online', retry, { signal })
    }
    // In a transition, React waits for the component's styles; otherwise it would show a fallback for at least 300 ms.
    const show = (chunk: Chunk) => startTransition(() => update({ status: 'done', chunk }))
    request.load().then(show, fail)
    return () => {
      ending.abort()
      window.clearTimeout(timer)
    }
  }, [request])
  return last?.request === request ? last.state : PENDING
}

const PENDING = { status: 'pending' } as const
