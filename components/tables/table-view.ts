import { createContext } from 'react'

const NONE: ReadonlySet<never> = new Set()

/** What of the tables around it a component shows. */
export type TableView = {
  /** Ids of rows. */
  readonly hidden: ReadonlySet<string>
  /** Positions of columns, the first being 0. */
  readonly hiddenColumns: ReadonlySet<number>
  /** Ids of rows whose cells say the same. */
  readonly same: ReadonlySet<string>
  /** Hides rows whatever the filter says. */
  readonly onLeaveOut: (rows: ReadonlySet<string>) => void
}

export const TableViewContext = createContext<TableView>({
  hidden: NONE,
  hiddenColumns: NONE,
  same: NONE,
  onLeaveOut: () => undefined,
})
