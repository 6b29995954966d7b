import { isRecord, parseJson } from '../../content/json'
import { MESSAGES } from '../../site/messages'
import * as STORAGE_KEYS from '../../site/storage-keys'

/** A value in local storage, with methods that never throw (§4, §8). */
export type StorageItem<Value> = {
  /** Null without a valid value. A value that could not be stored comes from memory. The same object until changed. */
  get(): Value | null
  /** Stores a value; null removes it. A value that cannot be stored stays in memory until the page closes. */
  set(value: Value | null): void
  /** Calls back after changes here and, with `watchStorage`, in other documents. Returns a function that ends this. */
  subscribe(onChange: () => void): () => void
}

export type Parse<Value> = (text: string) => Value | null

/** Values that could not be stored, by key; they last until the page closes. */
const memory = new Map<string, string>()
/** Has an event for each key, so that a change does not call every listener: a long page has hundreds. */
const changes = new EventTarget()
const keys = new Set<string>()
let hasWarned = false

/** Strings are stored as they are, other values as JSON. `parse` validates text that others may have changed. */
export function createStorageItem<Value>(key: string, parse: Parse<Value>): StorageItem<Value> {
  let last: { text: string | null; value: Value | null } = { text: null, value: null }
  return {
    get() {
      const text = readStored(key)
      if (text !== last.text) last = { text, value: text === null ? null : parse(text) }
      return last.value
    },
    set(value) {
      writeText(key, toText(value))
      changes.dispatchEvent(new Event(key))
    },
    subscribe(onChange) {
      keys.add(key)
      changes.addEventListener(key, onChange)
      return () => changes.removeEventListener(key, onChange)
    },
  }
}

function toText(value: unknown): string | null {
  return value === null || typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Passes on changes from other tabs and, when the browser restores this document from its cache, those made in the
 * meantime, which fire no `storage` event. Warns if storage is unavailable, even on pages that do not use it (§8).
 * @returns a function that ends this
 */
export function watchStorage(): () => void {
  readStored('')
  const listening = new AbortController()
  const { signal } = listening
  const handleChange = ({ key }: { readonly key: string | null }) => {
    // The key is null if the whole storage was cleared.
    for (const changed of key === null ? keys : [key]) changes.dispatchEvent(new Event(changed))
  }
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    handleChange({ key: null })
    // next-themes reads the color mode from the event.
    const newValue = readStored(STORAGE_KEYS.theme)
    if (newValue === null) return
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme, newValue }))
  }
  window.addEventListener('storage', handleChange, { signal })
  window.addEventListener('pageshow', handleShow, { signal })
  return () => listening.abort()
}

export function parseOneOf<Value extends string>(values: readonly Value[]): Parse<Value> {
  return (text) => values.find((value) => value === text) ?? null
}

/** Null if the text is not a JSON list, or if any item is not a string. */
export function parseTextList(text: string): readonly string[] | null {
  const value = parseJson(text)
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null
}

/** Leaves out values that are not strings. Null if the text is not a JSON object. */
export function parseTextRecord(text: string): Readonly<Record<string, string>> | null {
  const value = parseJson(text)
  if (!isRecord(value) || Array.isArray(value)) return null
  const texts = Object.entries(value).flatMap(([name, item]) =>
    typeof item === 'string' ? [[name, item] as const] : [],
  )
  return Object.fromEntries(texts)
}

function readStored(key: string): string | null {
  const inMemory = memory.get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    warnOnce(error)
    return null
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    memory.delete(key)
  } catch (error) {
    warnOnce(error)
    if (text === null) memory.delete(key)
    else memory.set(key, text)
  }
}

function warnOnce(error: unknown): void {
  if (hasWarned) return
  hasWarned = true
  console.warn(MESSAGES.storageUnavailable, error)
}
