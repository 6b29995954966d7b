import { type ComponentProps, useRef } from 'react'
import { useScrolls } from './useScrolls'

/**
 * A box that scrolls sideways if its content is too wide, and is then a tab stop. It is a group, not a region, because
 * regions are landmarks, and a long guide would have dozens of them.
 */
export function ScrollBox(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div ref={box} className="table" role="group" tabIndex={scrolls ? 0 : undefined} {...props} />
  )
}
