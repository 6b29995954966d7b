import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react'

/** Ids of the hidden rows. */
export const HiddenRowsContext = createContext<ReadonlySet<string>>(new Set())

export type RowProps = ComponentProps<'tr'> & { readonly [fact: `data-${string}`]: string }

export function Row({ id = '', ...props }: RowProps) {
  return <tr id={id || undefined} hidden={useContext(HiddenRowsContext).has(id)} {...props} />
}

/** The props of all rows with an id, at any depth in the node, but not inside other rows. */
export function rowsIn(node: ReactNode): (RowProps & { readonly id: string })[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<RowProps>(child)) return []
    const { id, children } = child.props
    if (child.type !== Row) return rowsIn(children)
    return id === undefined ? [] : [{ ...child.props, id }]
  })
}
