import type { ComponentType, ReactNode } from 'react'
import { LoadError } from './LoadError'
import { Loader } from './Loader'
import { useLazyPart } from './useLazyPart'

export type LazyPartProps<Props extends object> = {
  /** Loads the component with a dynamic `import()`; the same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** What is loading, for example "Search". */
  readonly label: string
  /** What stands in its place until it is there. */
  readonly before?: ReactNode
}

/** A part of a page whose code is loaded on demand: nothing at first, then a loader, on failure an error with Retry. */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const state = useLazyPart(part.load)
  if (state.status === 'done') return <state.part {...part.props} />
  return (
    <>
      {part.before}
      {state.status === 'loading' && <Loader label={`Loading ${part.label.toLowerCase()}`} />}
      {state.status === 'failed' && (
        <LoadError
          message={`${part.label} could not be loaded. ${state.message}`}
          onRetry={state.retry}
        />
      )}
    </>
  )
}
