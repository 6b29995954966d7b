import { useEffect, useState } from 'react'
import { type ChunkState, loadChunk } from '../../lib/browser/navigation/load-chunk'

/**
 * Code that only some readers need, requested when the component mounts. After a failure it is requested again as soon
 * as the network is back.
 * @param load the same at every call, and anew each time it is called
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>): ChunkState<Chunk> {
  const [state, setState] = useState<ChunkState<Chunk>>({ status: 'pending' })
  useEffect(() => loadChunk(load, setState), [load])
  const retry = state.status === 'failed' ? state.retry : null
  useEffect(() => {
    if (retry === null) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return state
}
