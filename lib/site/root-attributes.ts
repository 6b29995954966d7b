/** Attributes on the root element. They are separate exports, so that inline scripts bundle only those they use. */

/** Hides the announcement bar after the reader dismisses it. */
export const announcementHidden = 'data-announcement-dismissed'
/** The operating system in the reader's stored tab choice. It selects the visible tabs until the page hydrates. */
export const operatingSystem = 'data-os'
/** Set when a modal dialog opens on a page whose scrollbar takes up space. */
export const scrollbar = 'data-scrollbar'
/** Set after hydration. */
export const started = 'data-started'
/** Set when one of the page's scripts fails to load, until all of them have loaded. */
export const scriptsFailed = 'data-scripts-failed'
/** Set while the color mode follows the system. */
export const systemColors = 'data-system-colors'
