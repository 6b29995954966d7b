import { type ReactNode, useEffect, useRef } from 'react'
import { type EventAnswers, FREQUENCIES } from '../../../lib/content/api/event-answers'
import { type EventFacts, useEventAnswers } from './useEventAnswers'

export type EventFormProps = EventFacts & {
  /** What can be pasted. */
  readonly hint: ReactNode
  /** Called with the XML of the event, the same at every call. */
  readonly onXml: (xml: string) => void
}

/** Asks when an event runs, what it streams and where, and says what is missing. */
export function EventForm({ hint, onXml, ...facts }: EventFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { given, answers, chosenDays, xml, problems, start, ...actions } = useEventAnswers(
    form,
    facts,
  )
  const { change, startOver, takeStart } = actions
  useEffect(() => onXml(xml), [onXml, xml])
  const field = (name: keyof EventAnswers, label: string, type = 'text', isHidden = false) => (
    <label hidden={isHidden}>
      {label}
      <input
        type={type}
        name={name}
        autoComplete="off"
        value={given[name]}
        onChange={({ target }) => change(name, target.value)}
      />{' '}
    </label>
  )
  const isEndless = answers.when === 'always'
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
        <legend>Start from an event of your manager</legend>
        <div id="start-event-hint">{hint}</div>
        <label>
          Paste the response of GetEventInfo
          <textarea
            name="start-event"
            rows={4}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="start-event-hint start-problem"
            aria-invalid={start.problem !== ''}
            value={start.text}
            onChange={({ target }) => takeStart(target.value)}
          />
        </label>
        <p id="start-problem" role="alert">
          {start.problem}
        </p>
        <p aria-live="polite">{start.result}</p>
      </fieldset>
      <fieldset className="fields">
        <legend>What</legend>
        {field('name', 'Name')}
        {field('project', 'Project file (optional)')}
      </fieldset>
      <fieldset className="fields">
        <legend>When</legend>
        <label>
          How often{' '}
          <select
            name="when"
            value={given.when}
            onChange={({ target }) => change('when', target.value)}
          >
            {FREQUENCIES[given.when] === undefined && <option value={given.when} hidden />}
            <option value="once">Once</option>
            <option value="daily">Daily</option>
            <option value="weekly">Weekly</option>
            <option value="always">Around the clock</option>
          </select>{' '}
        </label>
        {field('date', 'Start date', 'date')}
        {field('start', 'Start time', 'time')}
        {field('stopDate', 'Stop date', 'date', isEndless)}
        {field('stop', 'Stop time', 'time', isEndless)}
      </fieldset>
      <fieldset name="days" className="fields" hidden={answers.when !== 'weekly'}>
        <legend>Days</legend>
        {facts.days.map(({ value, day }) => (
          <label key={day} className="check">
            <input
              type="checkbox"
              name="day"
              value={value}
              checked={(Number(answers.days) & value) > 0}
              onChange={() => change('days', String(Number(answers.days) ^ value))}
            />{' '}
            {day}{' '}
          </label>
        ))}
        <p>
          {chosenDays.length === 0
            ? 'No day is chosen.'
            : `EventWeekdays ${answers.days} = ${chosenDays.map(({ value, day }) => `${day} ${value}`).join(' + ')}`}
        </p>
      </fieldset>
      <fieldset className="fields">
        <legend>Where</legend>
        {field('primary', 'Primary machine (optional)')}
        <label className="check">
          <input
            type="checkbox"
            name="backup"
            value="1"
            checked={answers.backup !== ''}
            onChange={({ target }) => change('backup', target.checked ? '1' : '')}
          />{' '}
          With a backup
        </label>
      </fieldset>
      <fieldset className="fields" hidden={answers.backup === ''}>
        <legend>Backup</legend>
        {field('backupMachine', 'Backup machine (optional)')}
        {field('target', 'Target of the primary')}
        {field('backupTarget', 'Target of the backup')}
      </fieldset>
      <div role="status" data-invalid={problems.length > 0 || undefined}>
        {problems.join('\n') || 'The event is complete and valid.'}
      </div>
      <button type="reset" className="button">
        Start over
      </button>
    </form>
  )
}
