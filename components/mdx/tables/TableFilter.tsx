import dynamic from 'next/dynamic'
import { Children, cloneElement, isValidElement, type ReactNode, useContext, useState } from 'react'
import { lateLoading } from '../../feedback/LoadStatus'
import type { FilteredOut, FilterFields } from './filter-rows'
import { TableViewContext } from './Row'

const FilterForm = dynamic(async () => (await import('./FilterForm')).FilterForm, {
  loading: lateLoading('The filter'),
})

export type TableFilterProps = FilterFields & {
  /** Headings, sentences and tables. */
  readonly children: ReactNode
}

const NOTHING: FilteredOut = { rows: new Set(), blocks: new Set() }

/** Tables whose rows readers filter; a heading goes with the last of its rows. */
export function TableFilter({ children, ...form }: TableFilterProps) {
  const [out, setOut] = useState(NOTHING)
  const [leftOut, setLeftOut] = useState(NOTHING.rows)
  const view = {
    ...useContext(TableViewContext),
    hidden: new Set([...out.rows, ...leftOut]),
    onLeaveOut: setLeftOut,
  }
  return (
    <TableViewContext value={view}>
      <FilterForm {...form} content={children} leftOut={leftOut} onFilter={setOut} />
      {Children.toArray(children).map((block, index) =>
        out.blocks.has(index) && isValidElement<{ hidden?: boolean }>(block)
          ? cloneElement(block, { hidden: true })
          : block,
      )}
    </TableViewContext>
  )
}
