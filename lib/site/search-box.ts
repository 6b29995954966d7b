/** Ids of search elements. They are separate exports, so that inline scripts bundle only those they use. */

/** The search dialog. The HTML of every page contains it, closed. */
export const id = 'search-box'
export const pageField = 'search-field'
/** The list of hits in the dialog; the dialog's input refers to it in `aria-controls`. */
export const listbox = 'search-results'

/** @param hit id of the hit */
export function optionId(hit: string): string {
  return `search-option-${hit}`
}
