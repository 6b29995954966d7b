import type { ComponentProps } from 'react'

type HeadingProps = ComponentProps<'h2'> & {
  /** Set on a heading inside a `<summary>`, where a link would be a second control. */
  readonly 'data-folded'?: string
}

export function Heading2(props: HeadingProps) {
  return <h2 {...props}>{content(props)}</h2>
}

export function Heading3(props: HeadingProps) {
  return <h3 {...props}>{content(props)}</h3>
}

/** The link lets readers copy the URL of the heading. */
function content({ id, children, 'data-folded': folded }: HeadingProps) {
  return folded === undefined ? <a href={`#${id}`}>{children}</a> : children
}
