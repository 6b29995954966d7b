import dynamic from 'next/dynamic'
import { type ReactNode, useContext, useState } from 'react'
import { lateLoading } from '../../feedback/LoadStatus'
import { TableViewContext } from './Row'

const PlatformForm = dynamic(async () => (await import('./PlatformForm')).PlatformForm, {
  loading: lateLoading('The form'),
})

export type PlatformComparisonProps = {
  /** Names of the columns after the first. */
  readonly platforms: readonly string[]
  readonly hidden?: boolean
  /** The table. */
  readonly children: ReactNode
}

/** A table of platforms: readers choose which stand side by side, and leave out what is the same on them. */
export function PlatformComparison({
  platforms,
  hidden = false,
  children,
}: PlatformComparisonProps) {
  const view = useContext(TableViewContext)
  const { hiddenColumns, same } = view
  const [comparison, setComparison] = useState({ hiddenColumns, same })
  return (
    <div className="compared" hidden={hidden}>
      <PlatformForm platforms={platforms} table={children} onCompare={setComparison} />
      <TableViewContext value={{ ...view, ...comparison }}>{children}</TableViewContext>
    </div>
  )
}
