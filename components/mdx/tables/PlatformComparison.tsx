import {
  type ReactNode,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { elementText } from '../../ui/element-text'
import { cellsOf, NONE, rowsIn, TableViewContext } from './Row'

export type PlatformComparisonProps = {
  /** Names of all columns but the first. */
  readonly platforms: readonly string[]
  readonly hidden?: boolean
  readonly children: ReactNode
}

const DIFFERENCES = 'differences'

export function PlatformComparison({
  platforms,
  hidden = false,
  children,
}: PlatformComparisonProps) {
  const form = useRef<HTMLFormElement>(null)
  const view = useContext(TableViewContext)
  const columns = platforms.map((_, index) => index + 1)
  const [compared, setCompared] = useState<readonly number[]>(columns)
  const same = useMemo(() => sameRows(children, compared), [children, compared])
  const readForm = useEffectEvent(() => {
    const data = new FormData(form.current ?? undefined)
    const chosen = columns.filter((column) => data.has(String(column)))
    setCompared(chosen)
    view.onLeaveOut(data.has(DIFFERENCES) ? sameRows(children, chosen) : NONE)
  })
  // Use the choices that the reader made before hydration.
  useLayoutEffect(() => readForm(), [])
  const hiddenColumns = new Set(columns.filter((column) => !compared.includes(column)))
  return (
    <div className="compared" hidden={hidden}>
      {/* Without `autoComplete="off"`, Firefox restores the choices after a reload. */}
      <form
        ref={form}
        className="spec-compare needs-scripts"
        autoComplete="off"
        onChange={() => readForm()}
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
      <TableViewContext value={{ ...view, hiddenColumns, same }}>{children}</TableViewContext>
    </div>
  )
}

/** Ids of the rows whose cells are equal in all given columns; none if there are fewer than two columns. */
function sameRows(table: ReactNode, columns: readonly number[]): ReadonlySet<string> {
  const isSame = (texts: readonly string[]) =>
    columns.length > 1 && new Set(columns.map((column) => texts[column])).size === 1
  const rows = rowsIn(table).filter(({ children }) => isSame(cellsOf(children).map(elementText)))
  return new Set(rows.map(({ id }) => id))
}
