import { Fragment, useId, useRef, useState } from 'react'
import {
  CERTIFICATE_VALUE,
  PIN_VALUE,
  PORT_VALUE,
  SAMPLE_PATTERNS,
  TRUSTED,
  UNCHECKED,
} from '../../../lib/content/api/sample-patterns'
import { SAMPLE_FIELD_NAMES, SAMPLE_VALUES } from '../../../lib/content/api/sample-values'
import { CERTIFICATE_MEANINGS } from '../../../lib/content/api/samples/certificate'
import { useDebounced } from '../../ui/useDebounced'
import { useReaderValue } from '../../ui/useReaderValues'
import { useIsHydrated } from '../../ui/useStored'
import { useValueFields } from '../../ui/useValueFields'
import { useManagers } from './ManagerCode'

const FIELDS = SAMPLE_VALUES.map(({ isSecret, ...value }) => ({
  ...value,
  pattern: SAMPLE_PATTERNS[value.name],
  secret: isSecret,
}))
const CERTIFICATE = { name: CERTIFICATE_VALUE }

/** No value in this form is sent to a server. */
export function SampleForm({ names }: { readonly names: readonly string[] }) {
  const id = useId()
  const box = useRef<HTMLFormElement>(null)
  // Stays set when the field loses the focus: hiding the hint would move the content below it during a click.
  const [focused, setFocused] = useState('')
  const fields = FIELDS.filter(({ name }) => names.includes(name))
  const { textOf, isWrong, type, clear } = useValueFields([...fields, CERTIFICATE], box)
  const isHydrated = useIsHydrated()
  const { manager } = useManagers()
  const certificate = useReaderValue(CERTIFICATE_VALUE) ?? ''
  const problems = fields.filter(isWrong).map(({ label, hint }) => `${label}: ${hint}.`)
  return (
    <details className="sample-values needs-scripts">
      <summary>
        Your values <span>{summaryOf(fields, textOf)}</span>
      </summary>
      <form ref={box} className="fields" onSubmit={(event) => event.preventDefault()}>
        {fields.map((field) => (
          <Fragment key={field.name}>
            <label hidden={field.name === PIN_VALUE && certificate !== ''}>
              {field.label}
              <input
                name={field.name}
                autoComplete="off"
                value={textOf(field)}
                onChange={({ target }) => type(field, target.value)}
                aria-invalid={isWrong(field) || undefined}
                {...(isHydrated && {
                  'aria-describedby': `${id}-${field.name}`,
                  onFocus: () => setFocused(field.name),
                  spellCheck: false,
                  dir: 'auto',
                  placeholder: field.name === PORT_VALUE ? manager?.port : undefined,
                })}
              />
            </label>{' '}
          </Fragment>
        ))}
        <label>
          {'Certificate '}
          <select
            name={CERTIFICATE_VALUE}
            value={certificate}
            onChange={({ target }) => type(CERTIFICATE, target.value)}
          >
            <option value="">Pinned</option>
            <option value={TRUSTED}>Trusted</option>
            <option value={UNCHECKED}>Not checked (tests only)</option>
          </select>
        </label>{' '}
        <button type="button" className="button" onClick={() => clear(SAMPLE_FIELD_NAMES)}>
          Reset
        </button>
        {/* The hints are below all fields, so that a hint that appears does not move the fields. */}
        {isHydrated &&
          fields.map((field) => (
            <p
              key={field.name}
              id={`${id}-${field.name}`}
              hidden={field.name !== focused || isWrong(field)}
            >{`${field.label}: ${field.hint}.`}</p>
          ))}
        <p role="status">
          {useDebounced(problems.length > 0 ? problems.join(' ') : meaningOf(certificate))}
        </p>
      </form>
    </details>
  )
}

type Field = (typeof FIELDS)[number]

function summaryOf(fields: readonly Field[], textOf: (field: Field) => string): string {
  const filled = fields.filter((field) => textOf(field) !== '')
  if (filled.length === 0) return fields.map(({ label }) => label).join(', ')
  return filled
    .map((field) => (field.secret ? `${field.label} filled in` : textOf(field)))
    .join(', ')
}

function meaningOf(certificate: string): string {
  if (certificate === UNCHECKED) return CERTIFICATE_MEANINGS.unchecked
  return certificate === TRUSTED ? CERTIFICATE_MEANINGS.trusted : CERTIFICATE_MEANINGS.pinned
}
