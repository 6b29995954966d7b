/**
 * Attributes on the root element that style sheets and scripts read. Each is an export of its own, so that inline
 * scripts carry only those they use.
 */

/** While the announcement bar is dismissed. */
export const announcementDismissed = 'data-announcement-dismissed'
/** While a modal dialog is open. */
export const scrollLocked = 'data-scroll-locked'
/** The chosen operating system, until the tabs of the page are checked. */
export const operatingSystem = 'data-os'
/** Set once React handles events. */
export const started = 'data-started'
/** While a script of the page is known not to load. */
export const scriptsFailed = 'data-scripts-failed'
/** While lines of code that are too long scroll instead of going on below. */
export const noWrap = 'data-no-wrap'
/** While the color mode is that of the reader's system. */
export const systemColors = 'data-system-colors'
