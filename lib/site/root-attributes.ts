/**
 * Attributes on the root element that style sheets and scripts read. They are separate exports, so that inline scripts
 * bundle only those they use.
 */

/** Set while the announcement bar is dismissed. */
export const announcementDismissed = 'data-announcement-dismissed'
/** Set while a modal dialog is open. */
export const scrollLocked = 'data-scroll-locked'
/** The reader's operating system; set until the page has selected its tabs. */
export const operatingSystem = 'data-os'
/** Set after hydration. */
export const started = 'data-started'
/** Set when one of the page's scripts fails to load, until all of them have loaded. */
export const scriptsFailed = 'data-scripts-failed'
/** Set while long lines of code scroll instead of wrapping. */
export const noWrap = 'data-no-wrap'
/** Set while the color mode follows the system. */
export const systemColors = 'data-system-colors'
