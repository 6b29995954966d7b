import {
  Children,
  type ComponentProps,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react'

export const NONE: ReadonlySet<never> = new Set()

export type TableView = {
  /** Ids of the hidden rows. */
  readonly hidden: ReadonlySet<string>
  /** Zero-based positions of the hidden columns. */
  readonly hiddenColumns: ReadonlySet<number>
  /** Ids of rows whose compared cells are equal. */
  readonly same: ReadonlySet<string>
  /** Sets the rows that are hidden regardless of the filter; replaces the rows from the previous call. */
  readonly onLeaveOut: (rows: ReadonlySet<string>) => void
}

export const TableViewContext = createContext<TableView>({
  hidden: NONE,
  hiddenColumns: NONE,
  same: NONE,
  onLeaveOut: () => undefined,
})

export type RowProps = ComponentProps<'tr'> & { readonly [fact: `data-${string}`]: string }

export function Row({ id = '', children, ...props }: RowProps) {
  const { hidden, hiddenColumns, same } = useContext(TableViewContext)
  return (
    <tr
      id={id || undefined}
      hidden={hidden.has(id)}
      data-same={same.has(id) ? '' : undefined}
      {...props}
    >
      {hiddenColumns.size === 0
        ? children
        : cellsOf(children).map((cell, index) =>
            cloneElement(cell, { hidden: hiddenColumns.has(index) }),
          )}
    </tr>
  )
}

type Cell = ReactElement<{ readonly hidden?: boolean; readonly children?: ReactNode }>

export function cellsOf(row: ReactNode): Cell[] {
  return Children.toArray(row).filter((cell): cell is Cell => isValidElement(cell))
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

export type OfRowProps = {
  readonly row: string
  readonly children: ReactElement<{ readonly hidden?: boolean }>
}

/** Hides an element outside a table whenever the row with the id `row` is hidden. */
export function OfRow({ row, children }: OfRowProps) {
  const { hidden } = useContext(TableViewContext)
  return hidden.has(row) ? cloneElement(children, { hidden: true }) : children
}
