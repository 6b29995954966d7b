// What printed articles share with the scripts that work on them.

/** Marks the element that holds an article; its value is the route. */
export const ARTICLE_ATTRIBUTE = 'data-article'

/** Names the set of placeholders: on the form, or on what takes its place on a page without one. */
export const VALUES_ATTRIBUTE = 'data-values'
/** Begins the id of each field; the name of the placeholder follows. */
export const VALUE_ID_PREFIX = 'value-'
/** On a field: a regular expression for the values that fit. */
export const PATTERN_ATTRIBUTE = 'data-pattern'
/** On a field: what to say of a value that does not. */
export const HINT_ATTRIBUTE = 'data-hint'
/** On a field whose value is never stored. */
export const SECRET_ATTRIBUTE = 'data-secret'
/** Names the placeholder that a `<var>` in code stands for. */
export const PLACEHOLDER_ATTRIBUTE = 'data-placeholder'
