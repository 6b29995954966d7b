/**
 * A date of the front matter in words, the same on every machine and in every time zone.
 * @param date such as `2026-03-14`
 * @returns such as `March 14, 2026`
 */
export function formatDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
