import { readerValuesSlot } from '../storage/slots'

/** Values by the name of their placeholder. */
export type Values = Readonly<Record<string, string>>

/** Secrets of each set: they last until the document is left and are never stored. */
const secrets = new Map<string, Values>()

export type ReaderValues = ReturnType<typeof readerValues>

/** @param set name of the set of placeholders, such as `stream-kubernetes` */
export function readerValues(set: string) {
  const slot = readerValuesSlot(set)
  const stored = () => slot.get() ?? {}
  const hidden = () => secrets.get(set) ?? {}
  const store = (values: Values) => slot.set(Object.keys(values).length === 0 ? null : values)
  return {
    get: (): Values => ({ ...stored(), ...hidden() }),
    /** Keeps a value; an empty one is forgotten. */
    set(name: string, value: string, isSecret: boolean) {
      if (isSecret) secrets.set(set, withValue(hidden(), name, value))
      else store(withValue(stored(), name, value))
    },
    /** Forgets the values of these names. Returns the function that brings them back. */
    clear(names: readonly string[]) {
      const before = { stored: stored(), hidden: hidden() }
      store(without(before.stored, names))
      secrets.set(set, without(before.hidden, names))
      return () => {
        store(before.stored)
        secrets.set(set, before.hidden)
      }
    },
    listen: slot.listen,
  }
}

function withValue(values: Values, name: string, value: string): Values {
  const others = without(values, [name])
  return value === '' ? others : { ...others, [name]: value }
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
