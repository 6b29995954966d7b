/** Ids of what readers search with. Each is an export of its own, so that inline scripts carry only those they use. */

/** The dialog that is in every page's HTML, closed, with a form and an empty element below it. */
export const id = 'search-box'
/** The field of the search page. */
export const pageField = 'search-field'
/** Shown by the search page while results are loading. */
export const pageLoader = 'search-loader'
/** Shown by the search page if its code failed to load. */
export const pageFailure = 'search-failure'
/** The list of hits in the box, to which its input points. */
export const listbox = 'search-results'

/** Id of the element of a hit in that list. */
export function optionId(hit: string): string {
  return `search-option-${hit}`
}
