import { isRecord, oneOf, parseJson } from '../../content/records'
import { MESSAGES } from '../../site/messages'

/** One value in local storage that never throws; specification §4 and §8. */
export type StorageItem<Value> = {
  /**
   * The stored value, or null when none is stored, it is not valid, or storage is off. As long as the stored text is the
   * same, so is the object.
   */
  get(): Value | null
  /** Keeps a value; null forgets it. Without storage the value lasts until the page is closed. */
  set(value: Value | null): void
  /**
   * Notifies of changes made in this document and in other tabs.
   * @returns the function that ends it
   */
  subscribe(onChange: () => void): () => void
}

/** Turns a stored string into a value; null when it does not hold a valid one. */
export type Parse<Value> = (text: string) => Value | null

/** Values kept until the page is closed, for when storage is not available. */
const memory = new Map<string, string>()
/** Listeners by key; a long page has hundreds. */
const listeners = new Map<string, Set<() => void>>()
let isListening = false
let hasWarned = false

/** @param parse checks what is stored: other tabs, older versions and extensions write there too */
export function createStorageItem<Value>(
  key: string,
  parse: Parse<Value>,
  print: (value: Value) => string = String,
): StorageItem<Value> {
  let last: { readonly text: string | null; readonly value: Value | null } = EMPTY
  return {
    get() {
      const text = readText(key)
      if (text !== last.text) last = { text, value: text === null ? null : parse(text) }
      return last.value
    },
    set(value) {
      writeText(key, value === null ? null : print(value))
      notify(key)
    },
    subscribe(onChange) {
      listenToOtherTabs()
      const ofKey = listeners.get(key) ?? new Set()
      listeners.set(key, ofKey)
      const listener = () => onChange()
      ofKey.add(listener)
      return () => void ofKey.delete(listener)
    },
  }
}

/** @param key null when all of the storage was cleared */
function notify(key: string | null): void {
  for (const [ofKey, functions] of listeners)
    if (key === null || key === ofKey) for (const listener of [...functions]) listener()
}

/** Browsers tell other documents of a change, not the one that made it. */
function listenToOtherTabs(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('storage', ({ key }) => notify(key))
}

const EMPTY = { text: null, value: null }

/** Warns of denied storage, also on pages that read none (§8). */
export function checkStorage(): void {
  readText('')
}

export function parseOneOf<Value extends string>(values: readonly Value[]): Parse<Value> {
  return (text) => oneOf(values, text)
}

/** A JSON list of strings, such as the open sections of the sidebar. */
export function parseTextList(text: string): readonly string[] | null {
  const value = parseJson(text)
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null
}

/** A JSON object of strings, such as the chosen tab of each group. */
export function parseTextRecord(text: string): Readonly<Record<string, string>> | null {
  const value = parseJson(text)
  if (!isRecord(value) || Array.isArray(value)) return null
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

function readText(key: string): string | null {
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
