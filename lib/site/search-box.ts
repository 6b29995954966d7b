/** Ids of search elements. They are separate exports, so that inline scripts bundle only those they use. */

/** The search dialog, which every page's HTML contains, closed. */
export const id = 'search-box'
/** The input field on the search page. */
export const pageField = 'search-field'
/** Shown by the search page while results are loading. */
export const pageLoader = 'search-loader'
/** Shown by the search page if its code failed to load. */
export const pageFailure = 'search-failure'
/** The dialog's list of hits, which its input references. */
export const listbox = 'search-results'

/** Id of a hit in the dialog's list. */
export function optionId(hit: string): string {
  return `search-option-${hit}`
}
