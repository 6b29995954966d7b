import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ValueDescription, ValueGroup } from '../../../lib/content/values/placeholders'
import { countOf } from '../../../lib/site/count-of'
import { ResetButton } from '../../ui/ResetButton'
import { useIsHydrated } from '../../ui/useStored'
import { useValueFields } from '../../ui/useValueFields'

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
  const renderField = (field: ValueDescription) => (
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
  const renderGroups = (shown: readonly ValueGroup[]) => (
    <div className="value-groups">
      {shown.map((group) =>
        group.title === null ? (
          <div key={group.title} className="value-group">
            {group.fields.map(renderField)}
          </div>
        ) : (
          // Unlike headings, the title is not a link, because a link would add a Tab stop between two fields.
          <fieldset key={group.title}>
            <legend>{group.title}</legend>
            {group.fields.map(renderField)}
          </fieldset>
        ),
      )}
    </div>
  )
  return (
    <div ref={box} id={id} className="values">
      {children}
      {renderGroups(groups)}
      {later.length > 0 && (
        <details>
          <summary>{`${countOf(laterFields.length, 'value')} for later steps`}</summary>
          {renderGroups(later)}
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

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const

/**
 * When the reader leaves a field, reports all invalid fields except the focused one. A field stays reported until its
 * text is valid.
 * @param wrong names of the fields with invalid text
 */
function useReportedFields(wrong: readonly string[]) {
  const [left, setLeft] = useState<readonly string[]>([])
  const reported = left.filter((name) => wrong.includes(name))
  if (reported.length < left.length) setLeft(reported)
  const report = () => {
    const active = document.activeElement?.id
    setLeft(wrong.filter((name) => reported.includes(name) || valueId(name) !== active))
  }
  // Pressing a button takes the focus from a field before the click event. Wait until the press ends, because a new
  // error message could move the button away from the pointer, and the click would miss it.
  const isPressed = useRef(false)
  const reportLater = useEffectEvent(report)
  useEffect(() => {
    const ended = new AbortController()
    const handlePress = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown'
      if (!isPressed.current) setTimeout(() => reportLater())
    }
    for (const press of PRESSES)
      window.addEventListener(press, handlePress, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [])
  const handleLeave = () => {
    if (!isPressed.current) report()
  }
  return { reported, handleLeave }
}

function valueId(name: string): string {
  return `value-${name}`
}

type ValueFieldProps = ValueDescription & {
  readonly text: string
  /** Whether to show that the text is invalid. */
  readonly isReported: boolean
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

function ValueField(props: ValueFieldProps) {
  const { name, label, meaning, example, hint, text, isReported, onType, onLeave } = props
  const id = valueId(name)
  const aboutId = `${id}-about`
  const isHydrated = useIsHydrated()
  return (
    <div className="value">
      {/* The label is in a paragraph, because reader views drop content with too many fields per paragraph. */}
      <p>
        <label htmlFor={id}>{label}</label>
      </p>{' '}
      <p>
        <var>{`<${name}>`}</var>
      </p>
      <input
        id={id}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        aria-invalid={isReported || undefined}
        // These attributes are added after hydration to keep the HTML small: a long guide has forty fields.
        {...(isHydrated && {
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          dir: 'auto',
          placeholder: example,
          'aria-describedby': aboutId,
        })}
      />
      <p id={isHydrated ? aboutId : undefined}>
        {isReported && (
          <strong role="alert">{`${hint} No command shows this value until it is valid.`}</strong>
        )}
        {meaning}
        <span className="value-example">
          {' Example: '}
          <samp>{example}</samp>
        </span>
      </p>
    </div>
  )
}
