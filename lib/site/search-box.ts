/**
 * The search box: the inline script makes and opens it, so that the reader can type before anything is loaded; React
 * adds the results. Each is an export of its own, so that the inline script carries only those it uses.
 */

export const id = 'search-box'
/** Class of the form with the input. */
export const bar = 'search-bar'
/** Class of the element that React fills. */
export const body = 'search-body'
/** Event of the document each time the box opens; the dialog's own `close` ends it. */
export const opened = 'search-opened'
