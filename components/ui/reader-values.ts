import { readerValuesItem } from '../../lib/browser/storage/storage-items'

/** Values by placeholder name. */
export type Values = Readonly<Record<string, string>>

export type ReaderValues = ReturnType<typeof createReaderValues>

export const NO_VALUES: Values = {}

const stores = new Map<string, ReaderValues>()

/** The reader's values for a set of placeholders. Pages with the same set share the values. */
export function readerValues(set: string): ReaderValues {
  const store = stores.get(set) ?? createReaderValues(set)
  stores.set(set, store)
  return store
}

function createReaderValues(set: string) {
  const item = readerValuesItem(set)
  /** Secrets are never stored; they stay in memory until the document closes. */
  let secrets = NO_VALUES
  let last = { stored: NO_VALUES, secrets, values: NO_VALUES }
  const storedValues = () => item.get() ?? NO_VALUES
  const storeValues = (values: Values, secretValues: Values) => {
    secrets = secretValues
    item.set(Object.keys(values).length === 0 ? null : values)
  }
  return {
    /** Returns the same object until a value changes, because `useSyncExternalStore` requires it. */
    get(): Values {
      const now = storedValues()
      if (now !== last.stored || secrets !== last.secrets)
        last = { stored: now, secrets, values: { ...now, ...secrets } }
      return last.values
    },
    /** An empty string removes the value. */
    set(name: string, value: string, isSecret: boolean) {
      if (isSecret) storeValues(storedValues(), withValue(secrets, name, value))
      else storeValues(withValue(storedValues(), name, value), secrets)
    },
    /** @returns a function that restores all values as they were before the call */
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
