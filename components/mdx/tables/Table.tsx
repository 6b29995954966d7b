import type { ComponentProps } from 'react'
import { ScrollBox } from '../../ui/ScrollBox'

/**
 * A table in a box that scrolls sideways.
 * @param props `aria-label` is the box's name, made from the heading above the table
 */
export function Table({ 'aria-label': name, hidden, children, ...props }: ComponentProps<'table'>) {
  return (
    <ScrollBox aria-label={name} hidden={hidden}>
      <table {...props}>{children}</table>
    </ScrollBox>
  )
}
