/** What the printed form of values shares with the script that works on it. */
export const VALUES_FORM = {
  /** Names the set of placeholders: on the form, or on what takes its place on a page without one. */
  set: 'data-values',
  /** Begins the id of each field; the name of the placeholder follows. */
  idPrefix: 'value-',
  /** On a field: a regular expression for what fits, and what to say of anything else. */
  pattern: 'data-pattern',
  hint: 'data-hint',
  /** On a field whose value is never stored. */
  secret: 'data-secret',
} as const

/** Names the placeholder that a `<var>` in code stands for. */
export const PLACEHOLDER_ATTRIBUTE = 'data-placeholder'
