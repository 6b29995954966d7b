import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fitsPattern } from '../../lib/content/values/fits-pattern'
import { NO_VALUES } from './reader-values'
import { useReaderValues, useValueStore } from './useReaderValues'

/** The rules for a field's value. */
export type ValueFacts = {
  readonly name: string
  /** Regular expression that the whole value has to match, without anchors. */
  readonly pattern?: string | undefined
  /** Whether the value is a secret, which is never stored. */
  readonly secret?: boolean | undefined
}

type FormField = HTMLInputElement | HTMLSelectElement

/**
 * The texts in the fields of a form. A valid text is stored for all pages with the same placeholders. An invalid one
 * stays in its field and appears in no command.
 * @param box element with one input or select per field, in the same order
 */
export function useValueFields(fields: readonly ValueFacts[], box: RefObject<HTMLElement | null>) {
  const store = useValueStore()
  const values = useReaderValues()
  const [drafts, setDrafts] = useState(NO_VALUES)
  /** The text as typed, unless another tab has changed the value since. */
  const textOf = ({ name, pattern }: ValueFacts): string => {
    const value = values[name] ?? ''
    const draft = drafts[name] ?? value
    return draft.trim() === value || !fits(draft, pattern) ? draft : value
  }
  const type = ({ name, pattern, secret = false }: ValueFacts, text: string) => {
    setDrafts((others) => ({ ...others, [name]: text }))
    store.set(name, fits(text, pattern) ? text.trim() : '', secret)
  }
  const clear = (names: readonly string[] = fields.map(({ name }) => name)) => {
    setDrafts(NO_VALUES)
    return store.clear(names)
  }
  const applyEarlyTexts = useEffectEvent(() => {
    box.current?.querySelectorAll<FormField>('input, select').forEach(({ value }, index) => {
      const field = fields[index]
      if (field !== undefined && value !== textOf(field)) type(field, value)
    })
  })
  // Texts that the reader typed before hydration.
  useLayoutEffect(() => applyEarlyTexts(), [])
  return {
    values,
    textOf,
    isWrong: (field: ValueFacts) => !fits(textOf(field), field.pattern),
    /** Whether the text of a field comes from storage; false once the reader has typed in it. */
    isStored: ({ name }: ValueFacts) => drafts[name] === undefined,
    type,
    clear,
  }
}

function fits(text: string, pattern: string | undefined): boolean {
  const value = text.trim()
  return value === '' || pattern === undefined || fitsPattern(value, pattern)
}
