import type { ComponentProps } from 'react'
import { ScrollBox } from '../../ui/ScrollBox'

/** The box that scrolls gets the table's `aria-label`, which the build makes from the heading above the table. */
export function Table({ 'aria-label': name, hidden, children, ...props }: ComponentProps<'table'>) {
  return (
    <ScrollBox aria-label={name} hidden={hidden}>
      <table {...props}>{children}</table>
    </ScrollBox>
  )
}
