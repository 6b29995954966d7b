import type { ComponentProps } from 'react'
import { ScrollBox } from '../../ui/ScrollBox'

export function Drawing(props: ComponentProps<'svg'>) {
  return (
    <ScrollBox aria-labelledby={props['aria-labelledby']}>
      <svg {...props} />
    </ScrollBox>
  )
}
