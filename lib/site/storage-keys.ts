/**
 * §3, §4 keys in local storage, without a suffix (§9). They are separate exports, so that inline scripts bundle only
 * those they use.
 */
export const theme = 'theme'
export const preferredDocsVersion = 'docs-preferred-version-default'
export const announcementId = 'announcement.id'
export const announcementDismissed = 'announcement.dismissed'
export const sidebarState = 'sidebar.open'
export const tabChoice = 'tabs.choice'
export const codeWrap = 'code.wrap'
/** One key for each set of placeholders. */
export const readerValues = 'values'
/** One key for each page. */
export const doneSteps = 'steps.done'
/** `off` if the `/` key must not open search. */
export const slashKey = 'search.slash'
export const searchRecents = 'search.recents'
export const searchArrival = 'search.arrival'
export const searchFavorites = 'search.favorites'
