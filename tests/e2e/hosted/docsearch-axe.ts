/** The version of @docsearch/react that the list below was made with. */
export const DOCSEARCH_VERSION = '3.9.0'

/** What axe finds in the markup of DocSearch itself: rule by rule, nothing else is let through. */
export const DOCSEARCH_FAILURES: readonly string[] = []
