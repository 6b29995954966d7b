import { useSyncExternalStore } from 'react'
import { fitsSamples } from '../../lib/content/api/sample-patterns'
import { fitsPattern } from '../../lib/content/values/fits-pattern'
import { usePage } from './PageContext'
import { NO_VALUES, type ReaderValues, readerValues, type Values } from './reader-values'

/** Where the reader's values for the placeholders of the page are kept. */
export function useValueStore(): ReaderValues {
  return readerValues(usePage().frontMatter.placeholders ?? '')
}

/** The reader's values for the placeholders of the page, kept up to date; none while hydrating. */
export function useReaderValues(): Values {
  const { subscribe, get } = useValueStore()
  return useSyncExternalStore(subscribe, get, noValues)
}

const noValues = () => NO_VALUES

/** The reader's value for one placeholder, if there is one that the page can show. */
export function useReaderValue(name: string): string | undefined {
  const { subscribe, get } = useValueStore()
  const value = useSyncExternalStore(subscribe, () => get()[name], noValue)
  const { managers, frontMatter } = usePage()
  if (value === undefined || (managers !== undefined && !fitsSamples(name, value))) return undefined
  const pattern = frontMatter.valuePatterns?.[name]
  return pattern === undefined || fitsPattern(value, pattern) ? value : undefined
}

const noValue = () => undefined
