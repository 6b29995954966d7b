import { Fragment, type ReactNode } from 'react'
import { useDebounced } from '../../ui/useDebounced'
import { useFilter } from './useFilter'

export type FilterProps = {
  /** Label of the text field. */
  readonly find: string
  /** A choice filters by the attribute `data-<name>`. Its first option has the value '' and selects everything. */
  readonly choices?: readonly {
    readonly name: string
    readonly label: string
    readonly options: readonly (readonly [value: string, label: string])[]
  }[]
  /** Noun for the rows, in the plural. */
  readonly units: string
  readonly isInUrl?: boolean
  readonly children: ReactNode
}

export function Filter({ find, choices = [], units, isInUrl = false, children }: FilterProps) {
  const { box, form, status, change, save, showAll } = useFilter(units, isInUrl)
  return (
    <div ref={box}>
      {/* Without `autoComplete="off"`, Firefox restores the choices after a reload. */}
      {/* biome-ignore lint/a11y/useSemanticElements: old browsers do not support `<search>` */}
      <form
        ref={form}
        className="filter needs-scripts"
        role="search"
        aria-label={`Filter ${units}`}
        autoComplete="off"
        onInput={({ target }) => change(target instanceof HTMLInputElement)}
        onBlur={save}
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          {find}{' '}
          <input type="search" name="find" autoComplete="off" spellCheck={false} dir="auto" />
        </label>{' '}
        {choices.map(({ name, label, options }) => (
          <Fragment key={name}>
            <label>
              {label}{' '}
              <select name={name}>
                {options.map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            </label>{' '}
          </Fragment>
        ))}
        <button type="button" className="button" onClick={showAll}>
          Show all
        </button>{' '}
        <p role="status">{useDebounced(status)}</p>
      </form>
      {children}
    </div>
  )
}
