import type { ComponentProps } from 'react'
import { ScrollBox } from '../../ui/ScrollBox'

/** A drawing at its natural size, in a box that scrolls sideways when the column is narrower than the drawing. */
export function Drawing(props: ComponentProps<'svg'>) {
  return (
    <ScrollBox aria-labelledby={props['aria-labelledby']}>
      <svg {...props} />
    </ScrollBox>
  )
}
