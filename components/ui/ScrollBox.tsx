import { type ComponentProps, useRef } from 'react'
import { useScrolls } from './useScrolls'

/** The box is a group, not a region, because regions are landmarks, and a long guide would have dozens of them. */
export function ScrollBox(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div ref={box} className="table" role="group" tabIndex={scrolls ? 0 : undefined} {...props} />
  )
}
