import { PLACEHOLDER_ATTRIBUTE } from '../../content/article-markup'
import type { StorageItem } from '../storage/storage'

/** Values by the name of their placeholder. */
export type Values = Readonly<Record<string, string>>

/** Secrets of each set: they last until the document is left and are never stored. */
const secrets = new Map<string, Values>()

export type ReaderValues = ReturnType<typeof readerValues>

/**
 * What the reader fills into the forms of a set, which may be on several pages.
 * @param item stores all but the secrets, and notifies of every change
 * @param clean leaves out what is stored but cannot be shown
 */
export function readerValues(
  set: string,
  item: StorageItem<Values>,
  clean = (values: Values): Values => values,
) {
  const stored = () => clean(item.get() ?? {})
  const hidden = () => secrets.get(set) ?? {}
  const keep = (values: Values, secretValues: Values) => {
    secrets.set(set, secretValues)
    item.set(Object.keys(values).length === 0 ? null : values)
  }
  return {
    get: (): Values => ({ ...stored(), ...hidden() }),
    /** Keeps a value; an empty one is forgotten. */
    set(name: string, value: string, isSecret: boolean) {
      if (isSecret) keep(stored(), withValue(hidden(), name, value))
      else keep(withValue(stored(), name, value), hidden())
    },
    /** Forgets the values of these names. Returns the function that brings them back. */
    clear(names: readonly string[]) {
      const before = [stored(), hidden()] as const
      keep(without(before[0], names), without(before[1], names))
      return () => keep(...before)
    },
    subscribe: item.subscribe,
  }
}

function withValue(values: Values, name: string, value: string): Values {
  const others = without(values, [name])
  return value === '' ? others : { ...others, [name]: value }
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

/** What each placeholder showed before it was filled. */
const names = new WeakMap<Element, string>()

/**
 * Shows the reader's values in place of placeholders.
 * @param values by name of the placeholder; one that is missing or empty shows its placeholder again
 */
export function fillValues(root: ParentNode, values: Readonly<Record<string, string>>): void {
  for (const variable of root.querySelectorAll(`var[${PLACEHOLDER_ATTRIBUTE}]`)) {
    const shown = names.get(variable) ?? variable.textContent ?? ''
    names.set(variable, shown)
    const value = values[variable.getAttribute(PLACEHOLDER_ATTRIBUTE) ?? ''] ?? ''
    const text = value === '' ? shown : value
    // Writing the same string would lay out its line again.
    if (variable.textContent !== text) variable.textContent = text
    variable.toggleAttribute('data-filled', value !== '')
  }
}
