import { type ComponentProps, useRef } from 'react'
import { useScrolls } from './useScrolls'

/**
 * A box that scrolls sideways, and is a tab stop where it does. It is a group, not a region: a long guide would have dozens
 * of landmarks.
 */
export function ScrollBox(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div ref={box} className="table" role="group" tabIndex={scrolls ? 0 : undefined} {...props} />
  )
}
