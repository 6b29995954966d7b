const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * A date of the front matter in words, the same on every machine and in every time zone.
 * @param date such as `2026-03-14`
 * @returns such as `March 14, 2026`
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`
}
