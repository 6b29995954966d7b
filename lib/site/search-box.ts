/** Ids of search elements. They are separate exports, so that inline scripts bundle only those they use. */

/** The search dialog. The HTML of every page contains it, closed. */
export const id = 'search-box'
export const pageField = 'search-field'
/** The list of hits in the dialog; the dialog's input refers to it in `aria-controls`. */
export const listbox = 'search-results'

export function optionId(hitId: string): string {
  return `search-option-${hitId}`
}
