/**
 * The search box: the inline script makes and opens a dialog with a form and an empty element below it, so that the
 * reader can type before anything is loaded; a part of the reading script fills that element. Each is an export of its
 * own, so that the inline script carries only those it uses.
 */

export const id = 'search-box'
/** Event of the document each time the box opens; the dialog's own `close` ends it. */
export const opened = 'search-opened'
/** Event of the document once React may come: it does not keep the first hits waiting. */
export const ready = 'search-ready'
