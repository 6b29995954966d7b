import type { RefObject } from 'react'
import { AREAS, ENTRY_TYPES } from '../../../lib/content/releases/vocabulary'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { useSettled } from '../../ui/useSettled'
import { laterVersions, NO_FILTER, parseForm, type ReleaseFilter } from './release-filter'

export type ReleaseFormProps = {
  readonly versions: readonly string[]
  readonly form: RefObject<HTMLFormElement | null>
  readonly filter: ReleaseFilter
  /** Number of visible entries, in words. */
  readonly status: string
  readonly onChange: (filter: ReleaseFilter, isTyping: boolean) => void
}

/** The filter form; its controls have the names of the URL's query. */
export function ReleaseForm({ versions, form, filter, status, onChange }: ReleaseFormProps) {
  const handleChange = (isTyping: boolean) => {
    if (form.current !== null) onChange(parseForm(form.current, versions), isTyping)
  }
  const showAll = () => {
    onChange(NO_FILTER, false)
    form.current?.querySelector('input')?.focus()
  }
  /** @param values pairs of a value and its label */
  const choice = (
    label: string,
    name: keyof ReleaseFilter,
    values: readonly (readonly [value: string, label: string])[],
  ) => (
    <>
      <label>
        {label}{' '}
        <select
          name={name}
          disabled={values.length === 1}
          value={filter[name]}
          onChange={() => handleChange(false)}
        >
          {values.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>{' '}
    </>
  )
  const same = (value: string) => [value, value] as const
  const later = laterVersions(filter.from, versions).map(same)
  return (
    // biome-ignore lint/a11y/useSemanticElements: old browsers do not support `<search>`
    <div className="rx needs-scripts" role="search" aria-label="Release notes">
      <form
        ref={form}
        className="fields"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          Filter by text{' '}
          <input
            type="search"
            name="find"
            maxLength={SEARCH_INPUT_MAX_LENGTH}
            value={filter.find}
            onChange={() => handleChange(true)}
          />
        </label>{' '}
        {choice('Type', 'type', [['', 'All types'], ...Object.entries(ENTRY_TYPES)])}
        {choice('Area', 'area', [['', 'All areas'], ...AREAS.map(same)])}
        {choice('Compare from', 'from', [['', 'Any version'], ...versions.slice(1).map(same)])}
        {choice('Compare to', 'to', later.length === 0 ? [['', 'Newest version']] : later)}
        <button type="button" className="button" onClick={showAll}>
          Show all
        </button>{' '}
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
      </form>
      <p role="status">{useSettled(status)}</p>
    </div>
  )
}
