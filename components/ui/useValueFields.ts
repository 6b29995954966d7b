import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fitsPattern } from '../../lib/content/values/fits-pattern'
import { NO_VALUES } from './reader-values'
import { useReaderValues, useValueStore } from './useReaderValues'

/** What a field takes. */
export type ValueFacts = {
  readonly name: string
  /** Regular expression of values that fit, without anchors. */
  readonly pattern?: string | undefined
  /** Whether it is never stored. */
  readonly secret?: boolean | undefined
}

type FormField = HTMLInputElement | HTMLSelectElement

/**
 * The texts in the fields of a form. A text that fits is stored for all pages with the same placeholders. Any other text
 * stays in its field, and no command shows it.
 * @param box holds an input or a select for each field, in the same order
 */
export function useValueFields(fields: readonly ValueFacts[], box: RefObject<HTMLElement | null>) {
  const store = useValueStore()
  const values = useReaderValues()
  const [drafts, setDrafts] = useState(NO_VALUES)
  /** As typed, unless another tab has changed the value since. */
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
  const takeEarlyTexts = useEffectEvent(() => {
    box.current?.querySelectorAll<FormField>('input, select').forEach(({ value }, index) => {
      const field = fields[index]
      if (field !== undefined && value !== textOf(field)) type(field, value)
    })
  })
  // What the reader typed before React was there.
  useLayoutEffect(() => takeEarlyTexts(), [])
  return {
    values,
    textOf,
    isWrong: (field: ValueFacts) => !fits(textOf(field), field.pattern),
    /** Whether the text of a field comes from the storage, not from the reader's hands. */
    isStored: ({ name }: ValueFacts) => drafts[name] === undefined,
    type,
    clear,
  }
}

function fits(text: string, pattern: string | undefined): boolean {
  const value = text.trim()
  return value === '' || pattern === undefined || fitsPattern(value, pattern)
}
