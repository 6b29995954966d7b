import { type ReactNode, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { elementText } from '../../ui/element-text'
import { cellsOf, rowsIn, type TableView, TableViewContext } from './Row'

export type PlatformFormProps = {
  readonly platforms: readonly string[]
  readonly table: ReactNode
  readonly onCompare: (comparison: Pick<TableView, 'hiddenColumns' | 'same'>) => void
}

const DIFFERENCES = 'differences'

export function PlatformForm({ platforms, table, onCompare }: PlatformFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { onLeaveOut } = useContext(TableViewContext)
  const compare = useEffectEvent(() => {
    if (form.current === null) return
    const data = new FormData(form.current)
    const columns = platforms.map((_, index) => index + 1)
    const shown = columns.filter((column) => data.has(String(column)))
    const same = new Set(
      rowsIn(table)
        .filter(({ children }) => isSame(cellsOf(children).map(elementText), shown))
        .map(({ id }) => id),
    )
    onCompare({ hiddenColumns: new Set(columns.filter((one) => !shown.includes(one))), same })
    onLeaveOut(data.has(DIFFERENCES) ? same : new Set())
  })
  // What the reader chose before this code was there.
  useLayoutEffect(() => compare(), [])
  return (
    // Firefox would keep the boxes over a reload.
    <form
      ref={form}
      className="spec-compare needs-scripts"
      autoComplete="off"
      onChange={() => compare()}
    >
      <fieldset>
        <legend>Show</legend>
        {platforms.map((platform, index) => (
          <label key={platform}>
            <input type="checkbox" name={String(index + 1)} defaultChecked /> {platform}
          </label>
        ))}
        <label>
          <input type="checkbox" name={DIFFERENCES} /> Only differences
        </label>
      </fieldset>
    </form>
  )
}

function isSame(texts: readonly string[], columns: readonly number[]): boolean {
  return columns.length > 1 && new Set(columns.map((column) => texts[column])).size === 1
}
