/**
 * §3, §4 keys in local storage, used with no suffix (§9). Each is an export of its own, so that inline scripts carry
 * only those they use.
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
/** `off` when `/` does not open search. */
export const slashKey = 'search.slash'
export const searchRecents = 'search.recents'
export const searchArrival = 'search.arrival'
export const searchFavorites = 'search.favorites'
