import { useId, useLayoutEffect, useRef } from 'react'
import type { PageValue } from '../../../lib/content/navigation/navigation'
import { useValueFields } from '../../ui/useValueFields'

export type BlockValuesProps = {
  readonly names: readonly string[]
  readonly values: Readonly<Record<string, PageValue>>
  /** Name of the placeholder whose field gets the focus. If no field has this name, the first field gets the focus. */
  readonly first: string | undefined
  readonly onClose: () => void
}

/** The fields edit the same values as the form in `Values`. */
export function BlockValues({ names, values, first, onClose }: BlockValuesProps) {
  const box = useRef<HTMLFormElement>(null)
  const id = useId()
  const fields = names.flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [{ name, ...value }]
  })
  const { textOf, isWrong, type } = useValueFields(fields, box)
  useLayoutEffect(() => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])]
    const input = inputs.find(({ name }) => name === first) ?? inputs[0]
    input?.focus()
    input?.select()
  }, [first])
  return (
    <form
      ref={box}
      className="code-values fields"
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      {fields.map((field) => (
        <div key={field.name}>
          <label htmlFor={`${id}${field.name}`}>{field.label}</label>
          <input
            id={`${id}${field.name}`}
            name={field.name}
            value={textOf(field)}
            onChange={({ target }) => type(field, target.value)}
            aria-invalid={isWrong(field) || undefined}
            aria-describedby={`${id}${field.name}-hint`}
            placeholder={`<${field.name}>`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="auto"
          />
          <small id={`${id}${field.name}-hint`}>
            {isWrong(field) && <strong>{field.hint}</strong>}
            {field.secret === true && ' Never stored'}
          </small>
        </div>
      ))}
      <button type="submit" className="button">
        Done
      </button>
    </form>
  )
}
