import { readerValuesItem } from '../../lib/browser/storage/storage-items'

/** Values by placeholder name. */
export type Values = Readonly<Record<string, string>>

export type ReaderValues = ReturnType<typeof createReaderValues>

export const NO_VALUES: Values = {}

const stores = new Map<string, ReaderValues>()

/** The reader's values for one set of placeholders. Several pages can use the same set. */
export function readerValues(set: string): ReaderValues {
  const store = stores.get(set) ?? createReaderValues(set)
  stores.set(set, store)
  return store
}

function createReaderValues(set: string) {
  const item = readerValuesItem(set)
  /** Secrets stay in memory until the document is closed; they are never stored. */
  let secrets = NO_VALUES
  let last = { stored: NO_VALUES, secrets, values: NO_VALUES }
  const storedValues = () => item.get() ?? NO_VALUES
  const storeValues = (values: Values, secretValues: Values) => {
    secrets = secretValues
    item.set(Object.keys(values).length === 0 ? null : values)
  }
  return {
    /** All values; the same object until a value changes. */
    get(): Values {
      const now = storedValues()
      if (now !== last.stored || secrets !== last.secrets)
        last = { stored: now, secrets, values: { ...now, ...secrets } }
      return last.values
    },
    /** Sets a value; an empty string removes it. Secrets are kept in memory only, other values are stored. */
    set(name: string, value: string, isSecret: boolean) {
      if (isSecret) storeValues(storedValues(), withValue(secrets, name, value))
      else storeValues(withValue(storedValues(), name, value), secrets)
    },
    /** Removes the values with these names. Returns a function that restores all values as they were before. */
    clear(names: readonly string[]) {
      const before = [storedValues(), secrets] as const
      storeValues(without(before[0], names), without(before[1], names))
      return () => storeValues(...before)
    },
    subscribe: (onChange: () => void) => item.subscribe(onChange),
  }
}

function withValue(values: Values, name: string, value: string): Values {
  const others = without(values, [name])
  return value === '' ? others : { ...others, [name]: value }
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
