/** Ids of search elements. They are separate exports, so that inline scripts bundle only those they use. */

/** The search dialog, which is closed in the HTML of every page. */
export const id = 'search-box'
/** The field of the search page. */
export const pageField = 'search-field'
/** Shown by the search page while results are loading. */
export const pageLoader = 'search-loader'
/** Shown by the search page if its code failed to load. */
export const pageFailure = 'search-failure'
/** The list of hits in the dialog, which the input refers to. */
export const listbox = 'search-results'

/** Id of a hit in that list. */
export function optionId(hit: string): string {
  return `search-option-${hit}`
}
