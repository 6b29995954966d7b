import { useEffect, useState } from 'react'
import { loadPart, type PartState } from '../../lib/browser/navigation/load-part'

/**
 * Loads code that only some readers need.
 * @param load a dynamic `import()`, the same function at every call; a retry calls it anew
 */
export function useLazyPart<Part>(load: () => Promise<Part>): PartState<Part> {
  const [state, setState] = useState<PartState<Part>>({ status: 'pending' })
  useEffect(() => loadPart(load, setState), [load])
  return state
}
