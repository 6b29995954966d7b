import { type ReactNode, useRef, useState } from 'react'
import type { ValueGroup } from '../../../lib/content/values/placeholders'
import { ResetButton } from '../../ui/ResetButton'
import { useValueFields } from '../../ui/useValueFields'
import { useReportedFields } from './useReportedFields'
import { ValueField } from './ValueField'

export type ValuesProps = {
  readonly id: string
  readonly groups: readonly ValueGroup[]
  /** Groups in the collapsed part of the form. */
  readonly later: readonly ValueGroup[]
  /** Names of the placeholders in each command on the page. */
  readonly commands: readonly (readonly string[])[]
  readonly children?: ReactNode
}

/** With scripting turned off, CSS hides the fields, and only the list of values remains. */
export function Values({ id, groups, later, commands, children }: ValuesProps) {
  const box = useRef<HTMLDivElement>(null)
  const laterFields = later.flatMap((group) => group.fields)
  const fields = [...groups.flatMap((group) => group.fields), ...laterFields]
  const { values, textOf, isWrong, isStored, type, clear } = useValueFields(fields, box)
  const wrongFields = fields.filter(isWrong)
  const wrong = wrongFields.map(({ name }) => name)
  const [isCleared, setCleared] = useState(false)
  const { reported, handleLeave } = useReportedFields(wrong)
  const storedWrong = wrongFields.filter(isStored).map(({ name }) => name)
  const isFilledIn = (name: string) => values[name] && !wrong.includes(name)
  const filled = commands.filter((names) => names.some(isFilledIn)).length
  const renderField = (field: ValueGroup['fields'][number]) => (
    <ValueField
      key={field.name}
      {...field}
      text={textOf(field)}
      isReported={reported.includes(field.name) || storedWrong.includes(field.name)}
      onType={(text) => {
        setCleared(false)
        type(field, text)
      }}
      onLeave={handleLeave}
    />
  )
  return (
    <div ref={box} id={id} className="values">
      {children}
      <Groups groups={groups} renderField={renderField} />
      {later.length > 0 && (
        <details>
          <summary>{`${countOf(laterFields.length, 'value')} for later steps`}</summary>
          <Groups groups={later} renderField={renderField} />
        </details>
      )}
      <p className="values-end needs-scripts">
        <ResetButton
          label="Clear all values"
          isEmpty={fields.every((field) => textOf(field) === '')}
          onReset={() => {
            const undo = clear()
            setCleared(true)
            return () => {
              setCleared(false)
              undo()
            }
          }}
        />{' '}
        <output>
          {isCleared && filled === 0 && 'All values cleared'}
          {filled > 0 &&
            `${countOf(filled, 'command')} ${filled === 1 ? 'shows' : 'show'} your values`}
        </output>
      </p>
    </div>
  )
}

type GroupsProps = {
  readonly groups: readonly ValueGroup[]
  readonly renderField: (field: ValueGroup['fields'][number]) => ReactNode
}

function Groups({ groups, renderField }: GroupsProps) {
  return (
    <div className="value-groups">
      {groups.map(({ title, fields }) =>
        title === null ? (
          <div key={title} className="value-group">
            {fields.map(renderField)}
          </div>
        ) : (
          // Unlike headings, the title is not a link, because a link would add a Tab stop between two fields.
          <fieldset key={title}>
            <legend>{title}</legend>
            {fields.map(renderField)}
          </fieldset>
        ),
      )}
    </div>
  )
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
