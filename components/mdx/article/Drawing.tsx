import { type ComponentProps, useRef } from 'react'
import { useScrolls } from '../../ui/useScrolls'

/** A drawing at its natural size, in a box that scrolls sideways where the column is narrower. */
export function Drawing(props: ComponentProps<'svg'>) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  const group = {
    role: 'group',
    tabIndex: 0,
    'aria-labelledby': props['aria-labelledby'],
  }
  return (
    <div ref={box} className="table" {...(scrolls && group)}>
      <svg {...props} />
    </div>
  )
}
