import type { ComponentProps } from 'react'

/** A heading is a link to itself, so that readers can send its URL. */
export function Heading2({ id, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 id={id} {...props}>
      <a href={`#${id}`}>{children}</a>
    </h2>
  )
}

export function Heading3({ id, children, ...props }: ComponentProps<'h3'>) {
  return (
    <h3 id={id} {...props}>
      <a href={`#${id}`}>{children}</a>
    </h3>
  )
}
