import { type RefObject, useState } from 'react'
import { AREAS, ENTRY_TYPES } from '../../../lib/content/releases/vocabulary'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { EARLY_CLICK } from '../../../lib/site/element-ids'
import { useDebounced } from '../../ui/useDebounced'
import { laterVersions, NO_FILTER, parseForm, type ReleaseFilter } from './release-filter'

export type ReleaseFormProps = {
  readonly versions: readonly string[]
  readonly form: RefObject<HTMLFormElement | null>
  readonly filter: ReleaseFilter
  readonly status: string
  readonly onChange: (filter: ReleaseFilter, isTyping: boolean) => void
}

const FILTER_ID = 'release-filter'

/** The filter's button is visible only in narrow windows; in wide windows, the filter is always open. */
export function ReleaseForm({ versions, form, filter, status, onChange }: ReleaseFormProps) {
  const handleChange = (isTyping: boolean) => {
    if (form.current !== null) onChange(parseForm(form.current, versions), isTyping)
  }
  const showAll = () => {
    onChange(NO_FILTER, false)
    form.current?.querySelector('input')?.focus()
  }
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
  const asOption = (value: string) => [value, value] as const
  const later = laterVersions(filter.from, versions).map(asOption)
  const [readerChoice, setReaderChoice] = useState<boolean | null>(null)
  /**
   * Until the reader uses the button, the filter is open while any of its fields is set, so that the reader sees why
   * entries are missing.
   */
  const isOpen = readerChoice ?? [filter.find, filter.type, filter.area].some(Boolean)
  return (
    // biome-ignore lint/a11y/useSemanticElements: old browsers do not support `<search>`
    <div className="rx needs-scripts" role="search" aria-label="Release notes">
      <form ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <div className="rc">
          {choice('Changes from', 'from', [['', 'any'], ...versions.slice(1).map(asOption)])}
          {choice('to', 'to', later.length === 0 ? [['', 'newest']] : later)}
        </div>
        <div className="rs">
          <span role="status">{useDebounced(status)}</span>{' '}
          <button
            type="button"
            className="button"
            aria-expanded={isOpen}
            aria-controls={FILTER_ID}
            onClick={() => setReaderChoice(!isOpen)}
            {...EARLY_CLICK}
          >
            Filter
          </button>
        </div>
        <div id={FILTER_ID} className="fields" data-open={isOpen || undefined}>
          <label>
            Filter by text{' '}
            <input
              type="search"
              name="find"
              dir="auto"
              maxLength={SEARCH_INPUT_MAX_LENGTH}
              value={filter.find}
              onChange={() => handleChange(true)}
            />
          </label>{' '}
          {choice('Type', 'type', [['', 'All types'], ...Object.entries(ENTRY_TYPES)])}
          {choice('Area', 'area', [['', 'All areas'], ...AREAS.map(asOption)])}
          <button type="button" className="button" onClick={showAll}>
            Show all
          </button>
        </div>
      </form>
    </div>
  )
}
