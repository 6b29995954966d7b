import { useSyncExternalStore } from 'react'
import { fitsSamples } from '../../lib/content/api/sample-patterns'
import { fitsPattern } from '../../lib/content/values/fits-pattern'
import { type Page, usePage } from './PageContext'
import { NO_VALUES, type ReaderValues, readerValues, type Values } from './reader-values'

export function useValueStore(): ReaderValues {
  return readerValues(usePage().frontMatter.placeholders ?? '')
}

/** All values in the page's set of placeholders, even invalid ones; empty in the build and while hydrating. */
export function useReaderValues(): Values {
  const { subscribe, get } = useValueStore()
  return useSyncExternalStore(subscribe, get, noValues)
}

const noValues = () => NO_VALUES

/** Undefined in the build, while hydrating, and if there is no valid value. */
export function useReaderValue(name: string): string | undefined {
  const { subscribe, get } = useValueStore()
  const page = usePage()
  return useSyncExternalStore(subscribe, () => visibleValue(page, get(), name), noValue)
}

/** Number of placeholders without a valid value; 0 in the build and while hydrating. */
export function useMissingCount(names: ReadonlySet<string>): number {
  const { subscribe, get } = useValueStore()
  const page = usePage()
  const count = () =>
    [...names].filter((name) => visibleValue(page, get(), name) === undefined).length
  return useSyncExternalStore(subscribe, count, noneMissing)
}

const noneMissing = () => 0

/** Validates the value: a page with another pattern, an older release, or another program may have stored it. */
function visibleValue(
  { managers, frontMatter }: Page,
  values: Values,
  name: string,
): string | undefined {
  const value = values[name]
  if (value === undefined || (managers !== undefined && !fitsSamples(name, value))) return undefined
  const pattern = frontMatter.values?.[name]?.pattern
  return pattern === undefined || fitsPattern(value, pattern) ? value : undefined
}

const noValue = () => undefined
