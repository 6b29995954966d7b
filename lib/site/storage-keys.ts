/** §3, §4, §9 keys in local storage. They are separate exports, so that inline scripts bundle only those they use. */
export const theme = 'theme'
export const preferredDocsVersion = 'docs-preferred-version-default'
export const announcementId = 'announcement.id'
export const announcementDismissed = 'announcement.dismissed'
export const tabChoice = 'tabs.choice'
/** Prefix; each set of placeholders has its own key. */
export const readerValues = 'values'
/** Prefix; each page has its own key. */
export const doneSteps = 'steps.done'
/** The value is `off` if the `/` key must not open search. */
export const slashKey = 'search.slash'
export const searchRecents = 'search.recents'
/** Prefix; each URL has its own key. */
export const searchArrival = 'search.arrival'
export const searchFavorites = 'search.favorites'
