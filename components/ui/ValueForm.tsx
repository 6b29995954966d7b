import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { fitsPattern } from '../../lib/content/values/fits-pattern'
import type { Placeholder, ValueGroup } from '../../lib/content/values/placeholders'
import { MESSAGES } from '../../lib/site/messages'
import { useDebounced } from './Announcement'
import { LITERAL_FIELD } from './literal-field'
import { usePage } from './PageContext'
import { ResetButton } from './ResetButton'
import { useEarlyInput } from './useEarlyInput'
import { NO_VALUES, useReaderValues, useValueStore } from './useReaderValues'
import { useIsHydrated } from './useStored'

type Field = Placeholder & { readonly name: string }

export type ValueFormProps = {
  readonly groups: readonly ValueGroup[]
  /** Name of the field that gets the focus when the form appears; any other name means the first field. */
  readonly first?: string
  /** If set, the form has a button that closes it, and none that clears it. */
  readonly onDone?: () => void
}

/** The form for values in code: in a guide, beside request samples, and in a code block. No server gets them. */
export function ValueForm({ groups, first, onDone }: ValueFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { values: descriptions = {} } = usePage()
  const described = groups.map(({ title, names }) => ({
    title,
    fields: names.flatMap((name): Field[] => {
      const value = descriptions[name]
      return value === undefined ? [] : [{ name, ...value }]
    }),
  }))
  const fields = described.flatMap((group) => group.fields)
  const { textOf, isWrong, type, clear } = useFieldTexts(fields, form)
  const isEmpty = fields.every((field) => textOf(field) === '')
  useLayoutEffect(() => {
    if (first === undefined) return
    const controls = controlsIn(form.current)
    const control = controls.find(({ name }) => name === first) ?? controls[0]
    control?.focus()
  }, [first])
  return (
    <form
      ref={form}
      className="values"
      // In the HTML, because Firefox restores fields after a reload, even those for secrets.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')
        if (wrong === null) onDone?.()
        else wrong.focus()
      }}
      onKeyDown={({ key, target, nativeEvent }) => {
        if (key === 'Escape') onDone?.()
        // Without a button that submits, a browser does nothing on Enter.
        else if (key === 'Enter' && !onDone && !nativeEvent.isComposing) {
          const controls = controlsIn(form.current)
          const index = controls.findIndex((control) => Object.is(control, target))
          if (index >= 0) controls[index + 1]?.focus()
        }
      }}
    >
      {described.map(({ title, fields }) => (
        // Unlike headings, the title is not a link, because a link would add a Tab stop between two fields.
        <fieldset key={title} className="value-group">
          {title !== null && <legend>{title}</legend>}
          {fields.map((field) => (
            <ValueField
              key={field.name}
              field={field}
              text={textOf(field)}
              isWrong={isWrong(field)}
              enterKeyHint={onDone === undefined ? 'next' : 'done'}
              onType={(text) => type(field, text)}
            />
          ))}
        </fieldset>
      ))}
      <p className="needs-scripts">
        {onDone === undefined ? (
          <ResetButton label="Clear values" isEmpty={isEmpty} onReset={clear} />
        ) : (
          <button type="submit" className="button">
            Done
          </button>
        )}
      </p>
    </form>
  )
}

export function SampleForm() {
  const names = Object.keys(usePage().values ?? {})
  const isHydrated = useIsHydrated()
  return (
    <details className="fold needs-scripts">
      <summary>Your values</summary>
      {isHydrated ? (
        <ValueForm groups={[{ title: null, names }]} />
      ) : (
        <p>{MESSAGES.loadingChunk.replace('{chunk}', 'the form')}</p>
      )}
    </details>
  )
}

type ValueFieldProps = {
  readonly field: Field
  readonly text: string
  readonly isWrong: boolean
  readonly enterKeyHint: 'next' | 'done'
  readonly onType: (text: string) => void
}

function ValueField({ field, text, isWrong, enterKeyHint, onType }: ValueFieldProps) {
  const { name, label, meaning, example, hint } = field
  const id = useId()
  const aboutId = `${id}-about`
  const isHydrated = useIsHydrated()
  const problem = `${hint} No command shows this value until it is valid. `
  const shownProblem = useDebounced(isWrong ? problem : '')
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
        name={name}
        value={text}
        onChange={({ target }) => onType(target.value)}
        data-filled={text === '' || isWrong ? undefined : ''}
        aria-invalid={isWrong || undefined}
        // These attributes are added after hydration to keep the HTML small: a long guide has forty fields.
        {...(isHydrated && {
          ...LITERAL_FIELD,
          enterKeyHint,
          dir: 'auto',
          placeholder: example,
          'aria-describedby': aboutId,
        })}
      />
      <p id={isHydrated ? aboutId : undefined}>
        {/* Rendered even when empty, because screen readers announce only changes to an existing live region. */}
        {/* No `<output>`, whose text Firefox leaves out of the description of the field. */}
        {isHydrated && (
          <span aria-live="polite">
            {/* A screen reader may say the problem after the focus has moved on. */}
            {shownProblem && <span className="unseen">{label}: </span>}
            {shownProblem}
          </span>
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

/** The text in each field. Valid text becomes the value on all pages with the same set; the rest stays in its field. */
function useFieldTexts(fields: readonly Field[], form: RefObject<HTMLFormElement | null>) {
  const store = useValueStore()
  const values = useReaderValues()
  const [drafts, setDrafts] = useState(NO_VALUES)
  /** A value that changed elsewhere, for example in another tab, replaces typed text if that text is valid. */
  const textOf = ({ name, pattern }: Field): string => {
    const value = values[name] ?? ''
    const draft = drafts[name] ?? value
    return draft.trim() === value || !fits(draft, pattern) ? draft : value
  }
  const type = ({ name, pattern, secret = false }: Field, text: string) => {
    setDrafts((others) => ({ ...others, [name]: text }))
    store.set(name, fits(text, pattern) ? text.trim() : '', secret)
  }
  const clear = () => {
    const restoreValues = store.clear(fields.map(({ name }) => name))
    setDrafts(NO_VALUES)
    return () => {
      restoreValues()
      setDrafts(drafts)
    }
  }
  useEarlyInput(form, ({ name, value }) => {
    const field = fields.find((candidate) => candidate.name === name)
    if (field !== undefined) type(field, value)
  })
  const isWrong = (field: Field) => !fits(textOf(field), field.pattern)
  return { textOf, isWrong, type, clear }
}

function controlsIn(form: HTMLFormElement | null) {
  return [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
}

function fits(text: string, pattern: string): boolean {
  const value = text.trim()
  return value === '' || fitsPattern(value, pattern)
}
