import { readerValuesSlot } from '../storage/slots'

/** Values by the name of their placeholder. */
export type Values = Readonly<Record<string, string>>

/** Secrets of each set: they last until the document is left and are never stored. */
const secrets = new Map<string, Values>()

export type ReaderValues = {
  get(): Values
  /** Keeps a value; an empty one is forgotten. */
  set(name: string, value: string, isSecret: boolean): void
  /** Forgets the values of these names. Returns the function that brings them back. */
  clear(names: readonly string[]): () => void
  /** Tells of changes made in other tabs. Returns the function that ends it. */
  listen(onChange: () => void): () => void
}

/** @param set name of the set of placeholders, such as `stream-kubernetes` */
export function readerValues(set: string): ReaderValues {
  const slot = readerValuesSlot(set)
  const stored = () => slot.get() ?? {}
  const hidden = () => secrets.get(set) ?? {}
  const store = (values: Values) => slot.set(Object.keys(values).length === 0 ? null : values)
  return {
    get: () => ({ ...stored(), ...hidden() }),
    set(name, value, isSecret) {
      if (isSecret) secrets.set(set, withValue(hidden(), name, value))
      else store(withValue(stored(), name, value))
    },
    clear(names) {
      const before = { stored: stored(), hidden: hidden() }
      store(without(before.stored, names))
      secrets.set(set, without(before.hidden, names))
      return () => {
        store(before.stored)
        secrets.set(set, before.hidden)
      }
    },
    listen: (onChange) => slot.listen(onChange),
  }
}

function withValue(values: Values, name: string, value: string): Values {
  const others = without(values, [name])
  return value === '' ? others : { ...others, [name]: value }
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
