import { type ReactNode, type RefObject, useRef } from 'react'
import { compareVersions } from '../../lib/content/releases/versions'
import { ENTRY_TYPE_NAMES, ENTRY_TYPES } from '../../lib/content/releases/vocabulary'
import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/site/constants'
import { type FilterOptions, NO_FILTER, parseForm, type ReleaseFilter } from './release-filter'

export type ReleaseFormProps = FilterOptions & {
  readonly form: RefObject<HTMLFormElement | null>
  readonly filter: ReleaseFilter
  /** How much is shown. */
  readonly status: string
  readonly onChange: (filter: ReleaseFilter, isTyping: boolean) => void
}

/** Controls with the names of the query of a URL. */
export function ReleaseForm(props: ReleaseFormProps) {
  const { areas, versions, form, filter, status, onChange } = props
  const { text, type, area, upgrade } = filter
  const input = useRef<HTMLInputElement>(null)
  const read = () => (form.current === null ? NO_FILTER : parseForm(form.current, props))
  const handleChange = () => onChange(read(), false)
  const showAll = () => {
    onChange(NO_FILTER, false)
    input.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: old browsers know no `<search>`
    <div className="rx needs-scripts" role="search" aria-label="Release notes">
      <form
        ref={form}
        className="fields"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="Filter by text">
          <input
            ref={input}
            type="search"
            name="find"
            maxLength={SEARCH_INPUT_MAX_LENGTH}
            value={text}
            onChange={() => onChange(read(), true)}
          />
        </Field>
        <Field label="Type">
          <select name="type" value={type ?? ''} onChange={handleChange}>
            <option value="">All types</option>
            {ENTRY_TYPE_NAMES.map((name) => (
              <option key={name} value={name}>
                {ENTRY_TYPES[name]}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Area">
          <select name="area" value={area ?? ''} onChange={handleChange}>
            <option value="">All areas</option>
            {areas.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        <Field label="Compare from">
          <select name="from" value={upgrade?.from ?? ''} onChange={handleChange}>
            <option value="">Any version</option>
            {versions.slice(1).map((version) => (
              <option key={version}>{version}</option>
            ))}
          </select>
        </Field>
        <Field label="Compare to">
          <select
            name="to"
            disabled={upgrade === null}
            value={upgrade?.to ?? versions[0]}
            onChange={handleChange}
          >
            {versions.slice(0, -1).map((version) => (
              <option
                key={version}
                disabled={upgrade !== null && compareVersions(version, upgrade.from) <= 0}
              >
                {version}
              </option>
            ))}
          </select>
        </Field>
        <button type="button" className="button" onClick={showAll}>
          Show all
        </button>{' '}
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
      </form>
      <p role="status">{status}</p>
    </div>
  )
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is its child */}
      <label>
        {label} {children}
      </label>{' '}
    </>
  )
}
