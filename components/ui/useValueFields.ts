import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fitsPattern } from '../../lib/content/values/fits-pattern'
import { NO_VALUES, useReaderValues, useValueStore } from './useReaderValues'

export type ValueFacts = {
  readonly name: string
  /** Regular expression, without anchors, that must match the whole value. */
  readonly pattern?: string | undefined
  readonly secret?: boolean | undefined
}

type FormField = HTMLInputElement | HTMLSelectElement

/**
 * The text in each field of a form. Valid text becomes the value on all pages with the same set of placeholders.
 * Invalid text stays in its field, and the placeholder has no value.
 * @param box element with one input or select per field, in the order of `fields`
 */
export function useValueFields(fields: readonly ValueFacts[], box: RefObject<HTMLElement | null>) {
  const store = useValueStore()
  const values = useReaderValues()
  const [drafts, setDrafts] = useState(NO_VALUES)
  /** A value that changed elsewhere, for example in another tab, replaces typed text if that text is valid. */
  const textOf = ({ name, pattern }: ValueFacts): string => {
    const value = values[name] ?? ''
    const draft = drafts[name] ?? value
    return draft.trim() === value || !fits(draft, pattern) ? draft : value
  }
  const type = ({ name, pattern, secret = false }: ValueFacts, text: string) => {
    setDrafts((others) => ({ ...others, [name]: text }))
    store.set(name, fits(text, pattern) ? text.trim() : '', secret)
  }
  /** Empties fields, by default all of them. Returns a function that restores the text and values of all fields. */
  const clear = (names: readonly string[] = fields.map(({ name }) => name)) => {
    const restoreValues = store.clear(names)
    const others = Object.entries(drafts).filter(([name]) => !names.includes(name))
    setDrafts(Object.fromEntries(others))
    return () => {
      restoreValues()
      setDrafts(drafts)
    }
  }
  const applyEarlyTexts = useEffectEvent(() => {
    box.current?.querySelectorAll<FormField>('input, select').forEach(({ value }, index) => {
      const field = fields[index]
      if (field !== undefined && value !== textOf(field)) type(field, value)
    })
  })
  // Use the text that the reader typed before hydration.
  useLayoutEffect(() => applyEarlyTexts(), [])
  return {
    values,
    textOf,
    isWrong: (field: ValueFacts) => !fits(textOf(field), field.pattern),
    /** True until the reader types in the field, and again after `clear`. */
    isStored: ({ name }: ValueFacts) => drafts[name] === undefined,
    type,
    clear,
  }
}

function fits(text: string, pattern: string | undefined): boolean {
  const value = text.trim()
  return value === '' || pattern === undefined || fitsPattern(value, pattern)
}
