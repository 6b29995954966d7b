/** Attributes of a field whose content is no prose, so that phones and browsers leave it as the reader types it. */
export const LITERAL_FIELD = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const
