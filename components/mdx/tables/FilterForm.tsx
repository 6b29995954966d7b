import {
  Fragment,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { onReveal } from '../../../lib/browser/navigation/reveal-target'
import {
  type FilterControl,
  type FilteredOut,
  type FilterFields,
  filterRows,
  readContent,
} from './filter-rows'

export type FilterFormProps = FilterFields & {
  /** What is filtered. */
  readonly content: ReactNode
  /** Ids of rows that are hidden anyway. */
  readonly leftOut: ReadonlySet<string>
  readonly onFilter: (out: FilteredOut) => void
}

/** The form of a filter; without scripts it does not show. */
export function FilterForm({ controls, unit, content, leftOut, onFilter }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map())
  const all = useMemo(() => readContent(content), [content])
  const out = useMemo(
    () => filterRows(all, controls, values, leftOut),
    [all, controls, values, leftOut],
  )
  const count = all.rows.filter(({ id }) => !out.rows.has(id) && !leftOut.has(id)).length
  const read = useEffectEvent(() => {
    if (form.current === null) return
    const data = new FormData(form.current)
    setValues(new Map(controls.map(({ name }) => [name, String(data.get(name) ?? '')])))
  })
  // A link leads to something that the filter hides; who is in the filter came from there to choose.
  const reveal = useEffectEvent((target: Element) => {
    if (target.closest('[hidden]') === null || form.current?.contains(document.activeElement))
      return
    form.current?.reset()
    flushSync(() => setValues(new Map()))
  })
  useLayoutEffect(() => {
    // What the reader typed before this code was there, or the browser has put back.
    read()
    return onReveal(reveal)
  }, [])
  useLayoutEffect(() => onFilter(out), [out, onFilter])
  return (
    // Firefox would keep the choice over a reload.
    // biome-ignore lint/a11y/useSemanticElements: old browsers know no `<search>`
    <form
      ref={form}
      className="table-filter fields needs-scripts"
      role="search"
      autoComplete="off"
      onInput={() => read()}
      onSubmit={(event) => event.preventDefault()}
    >
      {controls.map((control) => (
        <Fragment key={control.name}>
          <Control {...control} />{' '}
        </Fragment>
      ))}
      <p role="status">{countText(count, all.rows.length, unit)}</p>
    </form>
  )
}

function Control({ name, label, options }: FilterControl) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label hidden={options !== undefined && options.length < 3}>
      {label}{' '}
      {options === undefined ? (
        <input type="search" name={name} autoComplete="off" spellCheck={false} />
      ) : (
        <select name={name}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </label>
  )
}

function countText(count: number, total: number, unit: string): string {
  if (count === 0) return `No ${unit} matches.`
  return count === total ? `${total} ${unit}s` : `${count} of ${total} ${unit}s`
}
