import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadPart, type PartState } from '../../lib/browser/navigation/load-part'
import { PartStatus } from './PartStatus'

export type LazyPartProps<Props extends object> = {
  /** Loads the component with a dynamic `import()`; the same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** What is loading, for example "Search". */
  readonly label: string
  /** What stands in its place until it is there. */
  readonly before?: ReactNode
}

export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const state = useLazyPart(part.load)
  if (state.status === 'done') return <state.part {...part.props} />
  return (
    <>
      {part.before}
      <PartStatus state={state} label={part.label} />
    </>
  )
}

/**
 * Loads code that only some readers need.
 * @param load a dynamic `import()`, the same function at every call; a retry calls it anew
 */
export function useLazyPart<Part>(load: () => Promise<Part>): PartState<Part> {
  const [state, setState] = useState<PartState<Part>>({ status: 'pending' })
  useEffect(() => loadPart(load, setState), [load])
  return state
}
