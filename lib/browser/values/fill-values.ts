import { PLACEHOLDER_ATTRIBUTE } from '../../content/article-markup'

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
