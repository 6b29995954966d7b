import { type ComponentProps, useRef } from 'react'
import { useScrolls } from '../../ui/useScrolls'

/**
 * A table in a box that scrolls sideways. The box is a group, not a region: a long guide would have dozens of landmarks.
 * @param props `aria-label` is the name of the box, taken from the heading above it
 */
export function Table({ 'aria-label': name, hidden, children, ...props }: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={box}
      className="table"
      role="group"
      tabIndex={scrolls ? 0 : undefined}
      aria-label={name}
      hidden={hidden}
    >
      <table {...props}>{children}</table>
    </div>
  )
}
