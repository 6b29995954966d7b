import { useEffect, useState } from 'react'
import { loadPart, type PartState } from '../../lib/browser/navigation/load-part'

/**
 * Code that only some readers need, on its way from the moment the component is there. After a failure it is asked for
 * again as soon as the network is back.
 * @param load the same at every call, and anew each time it is called
 */
export function usePart<Part>(load: () => Promise<Part>): PartState<Part> {
  const [state, setState] = useState<PartState<Part>>({ status: 'pending' })
  useEffect(() => loadPart(load, setState), [load])
  const retry = state.status === 'failed' ? state.retry : null
  useEffect(() => {
    if (retry === null) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return state
}
