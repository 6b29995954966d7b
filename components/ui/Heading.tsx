import type { ComponentProps } from 'react'

export type HeadingProps = ComponentProps<'h2'>

/** A heading is a link to itself, so that readers can send its URL. */
export function Heading2({ id, children, ...props }: HeadingProps) {
  return (
    <h2 id={id} {...props}>
      <a href={`#${id}`}>{children}</a>
    </h2>
  )
}

export function Heading3({ id, children, ...props }: HeadingProps) {
  return (
    <h3 id={id} {...props}>
      <a href={`#${id}`}>{children}</a>
    </h3>
  )
}
