import { siteConfig } from '../settings/site-config'

const { defaultLocale, locales } = siteConfig.i18n

/**
 * A date of the front matter in words, the same on every machine and in every time zone.
 * @param date such as `2026-03-14`
 * @param calendar that of the site unless told
 * @returns such as `March 14, 2026`
 */
export function formatDate(date: string, calendar = locales[defaultLocale]?.calendar): string {
  const day = new Date(`${date}T00:00:00Z`)
  return day.toLocaleDateString('en-US', { calendar, dateStyle: 'long', timeZone: 'UTC' })
}
