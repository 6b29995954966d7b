import type { ComponentType, ReactNode } from 'react'
import { PartStatus } from './PartStatus'
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

/** A component whose code is loaded on demand. */
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
