const DATE = '[0-9]{4}/(0[1-9]|1[0-2])/(0[1-9]|[12][0-9]|3[01])'
const TIME = '([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]'

/** Forms of values by their type in the data; they have no anchors, as in XML Schema. */
export const VALUE_PATTERNS: Readonly<Record<string, string>> = {
  boolean: '[01]',
  date: DATE,
  time: TIME,
  duration: '[0-9]{2,}:[0-5][0-9]:[0-5][0-9]',
  'date-time': `${DATE} ${TIME}`,
}
