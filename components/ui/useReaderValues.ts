import { useSyncExternalStore } from 'react'
import { fitsSamples } from '../../lib/content/api/sample-patterns'
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
  const hasSamples = usePage().managers !== undefined
  return value !== undefined && hasSamples && !fitsSamples(name, value) ? undefined : value
}

const noValue = () => undefined
