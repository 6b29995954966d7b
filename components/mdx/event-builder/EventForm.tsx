import type { ReactNode, RefObject } from 'react'
import {
  EVENT_FIELDS,
  EVENT_PARTS,
  type EventField,
  FREQUENCIES,
  isAsked,
} from '../../../lib/content/api/event-answers'
import { useDebounced } from '../../ui/useDebounced'
import type { EventBuilderState, EventFacts } from './useEventAnswers'

type EventFormProps = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly hint: ReactNode
  readonly days: EventFacts['days']
  readonly builder: EventBuilderState
}

export function EventForm({ form, hint, days, builder }: EventFormProps) {
  const { answers, problems, start, startOver, startFrom } = builder
  const isRefused = start.problem !== ''
  return (
    <form
      ref={form}
      className="event-builder needs-scripts"
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault()
        startOver()
      }}
    >
      <fieldset className="fields event-start">
        <legend>Start from an event on your manager</legend>
        {hint}
        <label>
          Paste the response of GetEventInfo
          <textarea
            name="start-event"
            rows={4}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            aria-describedby={isRefused ? 'start-result' : undefined}
            aria-invalid={isRefused}
            value={start.text}
            onChange={({ target }) => startFrom(target.value)}
          />
        </label>
        <Status id="start-result" isInvalid={isRefused} text={start.problem || start.result} />
      </fieldset>
      {EVENT_PARTS.map((title) => {
        const fields = EVENT_FIELDS.filter(({ part }) => part === title)
        return (
          <fieldset
            key={title}
            name={title.toLowerCase()}
            className="fields"
            hidden={!fields.some(({ key }) => isAsked(key, answers))}
          >
            <legend>{title}</legend>
            {fields.map((field) => (
              <Field key={field.key} field={field} days={days} builder={builder} />
            ))}
          </fieldset>
        )
      })}
      <Status isInvalid={problems.length > 0} text={summaryOf(builder)} />
      <button type="reset" className="button">
        Start over
      </button>
    </form>
  )
}

type StatusProps = { readonly id?: string; readonly isInvalid: boolean; readonly text: string }

function Status({ id, isInvalid, text }: StatusProps) {
  return (
    <p id={id} role="status" data-invalid={useDebounced(isInvalid) || undefined}>
      {useDebounced(text)}
    </p>
  )
}

type FieldProps = Pick<EventFormProps, 'days' | 'builder'> & { readonly field: EventField }

function Field({ field: { key, label, type }, days, builder }: FieldProps) {
  const { given, answers, problems, warnings, change } = builder
  const problem = problems.find((found) => found.key === key)
  const message = (problem ?? warnings.find((found) => found.key === key))?.text
  const messageId = `event-${key}-message`
  const control = {
    name: key,
    value: given[key],
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': message === undefined ? undefined : messageId,
  }
  return (
    <div className="field" hidden={!isAsked(key, answers)}>
      {type === 'days' ? (
        <Days days={days} control={control} builder={builder} />
      ) : type === 'check' ? (
        <label className="check">
          <input
            {...control}
            type="checkbox"
            value="1"
            checked={answers[key] !== ''}
            onChange={({ target }) => change(key, target.checked ? '1' : '')}
          />{' '}
          {label}
        </label>
      ) : (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
        <label>
          {label}{' '}
          {type === 'frequency' ? (
            <select
              {...control}
              autoComplete="off"
              onChange={({ target }) => change(key, target.value)}
            >
              {given.when === '' && <option value="" hidden />}
              {FREQUENCIES.map((frequency) => (
                <option key={frequency.when} value={frequency.when}>
                  {frequency.label}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...control}
              autoComplete="off"
              type={type}
              dir="auto"
              onChange={({ target }) => change(key, target.value)}
            />
          )}{' '}
        </label>
      )}
      {message !== undefined && (
        <p id={messageId} data-invalid={problem !== undefined || undefined}>
          {message}
        </p>
      )}
    </div>
  )
}

/** `control`: props that all checkboxes share. */
type DaysProps = Pick<EventFormProps, 'days' | 'builder'> & { readonly control: object }

function Days({ days, control, builder: { answers, change } }: DaysProps) {
  const sum = Number(answers.days)
  const chosen = days.filter(({ value }) => (sum & value) > 0)
  const terms = chosen.map(
    ({ value, day, unconfirmed }) => `${day} ${value}${unconfirmed ? ' (unconfirmed)' : ''}`,
  )
  return (
    <>
      {days.map(({ value, day }) => (
        <label key={day} className="check">
          <input
            {...control}
            type="checkbox"
            name="day"
            value={value}
            checked={(sum & value) > 0}
            onChange={() => change('days', String(sum ^ value))}
          />{' '}
          {day}{' '}
        </label>
      ))}
      {chosen.length > 0 && <p>{`EventWeekdays ${sum} = ${terms.join(' + ')}`}</p>}
    </>
  )
}

function summaryOf({ problems, warnings }: EventBuilderState): string {
  const labels = EVENT_FIELDS.filter(({ key }) => problems.some((problem) => problem.key === key))
  const others = problems.filter(({ key }) => key === null).map(({ text }) => text)
  if (labels.length > 0) {
    const start = labels.length === 1 ? 'Fix this field' : 'Fix these fields'
    others.unshift(`${start}: ${labels.map(({ label }) => label).join(', ')}.`)
  }
  if (others.length > 0) return others.join('\n')
  if (warnings.length === 0) return 'The event is complete and valid.'
  return `The event is complete and valid. Check: ${warnings.map(({ text }) => text).join(' ')}`
}
