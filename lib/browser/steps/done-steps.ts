import { doneStepsSlot } from '../storage/slots'

/** The steps of one page that the reader ticked, by the ids of their headings; article and table of contents share it. */
export type DoneSteps = {
  /** The same list until it changes. */
  get(): readonly string[]
  set(ids: readonly string[]): void
  /** Tells of changes, also those made in other tabs. Returns the function that ends it. */
  subscribe(onChange: () => void): () => void
}

const pages = new Map<string, DoneSteps>()

/** @param path path of the page */
export function doneSteps(path: string): DoneSteps {
  const known = pages.get(path) ?? createDoneSteps(path)
  pages.set(path, known)
  return known
}

function createDoneSteps(path: string): DoneSteps {
  const slot = doneStepsSlot(path)
  const listeners = new Set<() => void>()
  let current: readonly string[] | null = null
  return {
    get() {
      current ??= slot.get() ?? []
      return current
    },
    set(ids) {
      current = ids
      slot.set(ids.length === 0 ? null : ids)
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      // Nobody listened for changes in other tabs until now.
      if (listeners.size === 0) current = null
      listeners.add(onChange)
      const stopListening = slot.listen((ids) => {
        current = ids
        onChange()
      })
      return () => {
        listeners.delete(onChange)
        stopListening()
      }
    },
  }
}
