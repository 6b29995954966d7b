import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { onReveal } from '../../../lib/browser/navigation/reveal-target'
import { useDebounced } from '../../ui/useDebounced'
import { type FilterControl, filterRows, readContent } from './filter-rows'
import { HiddenRowsContext } from './Row'

export type TableFilterProps = {
  readonly controls: readonly FilterControl[]
  /** Noun for a row, such as "method". Messages add "s" for the plural. */
  readonly unit: string
  readonly children: ReactNode
}

const NO_VALUES: ReadonlyMap<string, string> = new Map()

export function TableFilter({ controls, unit, children }: TableFilterProps) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(NO_VALUES)
  const content = useMemo(() => readContent(children), [children])
  const filtered = filterRows(content, controls, values)
  const total = content.rows.length
  const count = total - filtered.rows.size
  const readForm = useEffectEvent(() => {
    const data = new FormData(form.current ?? undefined)
    const texts = controls.map(({ name }) => [name, String(data.get(name) ?? '')] as const)
    // The form is empty for most readers: setting the same constant again saves a second render of the rows.
    setValues(texts.every(([, text]) => text === '') ? NO_VALUES : new Map(texts))
  })
  // A link to a hidden element clears the filter, unless the focus is in the filter.
  const reveal = useEffectEvent((target: Element) => {
    if (target.closest('[hidden]') === null || form.current?.contains(document.activeElement))
      return
    form.current?.reset()
    flushSync(() => setValues(NO_VALUES))
  })
  useLayoutEffect(() => {
    // Use the text and the choices that the reader entered before hydration.
    readForm()
    return onReveal(reveal)
  }, [])
  return (
    <HiddenRowsContext value={filtered.rows}>
      {/* Without `autoComplete="off"`, Firefox restores the choices after a reload. */}
      {/* biome-ignore lint/a11y/useSemanticElements: old browsers do not support `<search>` */}
      <form
        ref={form}
        className="table-filter fields needs-scripts"
        role="search"
        autoComplete="off"
        onInput={() => readForm()}
        onSubmit={(event) => event.preventDefault()}
      >
        {controls.map((control) => (
          <Fragment key={control.name}>
            <Control {...control} />{' '}
          </Fragment>
        ))}
        <p role="status">{useDebounced(countText(count, total, unit))}</p>
      </form>
      {Children.toArray(children).map((block, index) =>
        filtered.blocks.has(index) && isValidElement<{ hidden?: boolean }>(block)
          ? cloneElement(block, { hidden: true })
          : block,
      )}
    </HiddenRowsContext>
  )
}

function Control({ name, label, options }: FilterControl) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label hidden={options !== undefined && options.length < 3}>
      {label}{' '}
      {options === undefined ? (
        <input type="search" name={name} autoComplete="off" spellCheck={false} dir="auto" />
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
  if (count === 0) return `No matching ${unit}s.`
  const units = total === 1 ? unit : `${unit}s`
  return count === total ? `${total} ${units}` : `${count} of ${total} ${units}`
}
