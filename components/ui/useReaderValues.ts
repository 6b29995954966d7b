import { useSyncExternalStore } from 'react'
import { readerValuesItem } from '../../lib/browser/storage/storage-items'
import type { PageData } from '../../lib/content/navigation/navigation'
import { fitsPattern } from '../../lib/content/values/fits-pattern'
import { remembered } from '../../lib/site/remembered'
import { usePage } from './PageContext'

/** Values by placeholder name. */
export type Values = Readonly<Record<string, string>>

export const NO_VALUES: Values = {}

/** Pages with the same set of placeholders share the values. */
const valuesOfSet = remembered((set: string) => {
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
      const stored = storedValues()
      const lastSecrets = secrets
      storeValues(without(stored, names), without(lastSecrets, names))
      return () => storeValues(stored, lastSecrets)
    },
    subscribe: (onChange: () => void) => item.subscribe(onChange),
  }
})

function withValue(values: Values, name: string, value: string): Values {
  const others = without(values, [name])
  return value === '' ? others : { ...others, [name]: value }
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

/** The reader's values for the page's set of placeholders. */
export function useValueStore() {
  const { placeholders: set = '' } = usePage()
  return valuesOfSet(set)
}

/** All values in the page's set of placeholders, even invalid ones; empty in the build and while hydrating. */
export function useReaderValues(): Values {
  const { subscribe, get } = useValueStore()
  return useSyncExternalStore(subscribe, get, () => NO_VALUES)
}

/** Undefined in the build, while hydrating, and if there is no valid value. */
export function useReaderValue(name: string): string | undefined {
  const { subscribe, get } = useValueStore()
  const page = usePage()
  return useSyncExternalStore(
    subscribe,
    () => visibleValue(page, get(), name),
    () => undefined,
  )
}

/** Placeholders without a valid value, separated by spaces; empty in the build and while hydrating. */
export function useMissing(names: readonly string[]): string {
  const { subscribe, get } = useValueStore()
  const page = usePage()
  const list = () => names.filter((name) => visibleValue(page, get(), name) === undefined).join(' ')
  return useSyncExternalStore(subscribe, list, () => '')
}

/** Validates the value: a page with another pattern, an older release, or another program may have stored it. */
function visibleValue(page: PageData, values: Values, name: string) {
  const value = values[name]
  const pattern = page.values?.[name]?.pattern
  const isValid = value === undefined || pattern === undefined || fitsPattern(value, pattern)
  return isValid ? value : undefined
}
