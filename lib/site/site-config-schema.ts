import { z } from 'zod'
import { COLOR_MODES, TOC_HEADING_LEVELS } from './constants'
import { PRODUCTS } from './products'

const path = z.string().regex(/^\/\S*$/, 'expected a path without spaces that starts with a slash')
const fullUrl = z.url({
  protocol: /^https?$/,
  error: 'expected a full URL such as https://example.com',
})
const PATH_OR_URL =
  'expected a path without spaces that starts with a slash, or a full URL such as https://example.com'
const href = z.union([path, fullUrl], PATH_OR_URL)
const regularExpression = z
  .string()
  .refine(isRegularExpression, 'expected a regular expression such as "^https://example\\.com/"')
const ONLY_LEVELS = 'expected the levels 2 and 3, because pages have only ## and ###'
const label = z.string().min(1, 'expected text').max(60)

/** A day that exists. */
export const day = z.iso.date('expected a date such as 2026-03-14')

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('docSidebar'), sidebarId: z.string(), label }),
  z.strictObject({ type: z.literal('link'), href, label }),
  z.strictObject({ type: z.literal('localeSwitch') }),
  z.strictObject({ type: z.literal('colorMode') }),
  z.strictObject({ type: z.literal('search') }),
])

const footerGroup = z.strictObject({
  title: label,
  links: z.array(z.strictObject({ label, href })).min(1),
})

const locale = z.strictObject({
  label,
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'expected a language tag such as "en"'),
  /** `Intl` name of the calendar for displayed dates. */
  calendar: z.enum(
    Intl.supportedValuesOf('calendar'),
    'expected the name of a calendar such as "gregory"',
  ),
  path: z.string(),
})

/** Without the list of docs (§3): `Page` in the page map has the id, path, and sidebar of each file in `pages/`. */
const docsVersion = z.strictObject({
  name: z.string(),
  /** No page shows it, because there is only one version. */
  label,
  isLast: z.boolean().refine((value) => value, 'expected true, because there is only one version'),
  path,
  mainDocId: z.string(),
  /** Ids of unpublished pages, in addition to pages with `status: draft`. */
  draftIds: z.array(z.string()),
})

const sidebar = z.strictObject({
  label,
  product: z.enum(PRODUCTS),
  summary: z.string(),
  path,
  landing: path,
  /** Pages that search suggests before the reader types. */
  start: z.array(z.strictObject({ label, href })),
})

/** Schema for `site.config.ts` (§3). */
export const siteConfigSchema = z.strictObject({
  title: label,
  tagline: z.string().min(10),
  favicon: path,
  publisher: z.strictObject({ name: z.string().min(1), url: fullUrl }),
  url: fullUrl,
  baseUrl: path,
  titleDelimiter: z.string().length(1),
  i18n: z.strictObject({ defaultLocale: z.string(), locales: z.record(z.string(), locale) }),
  navbar: z.strictObject({ title: label, logo: path, items: z.array(navbarItem) }),
  sidebars: z.record(z.string(), sidebar),
  footer: z.strictObject({ groups: z.array(footerGroup).min(1), copyright: z.string() }),
  colorMode: z.strictObject({
    defaultMode: z.enum(COLOR_MODES),
    disableSwitch: z.boolean(),
    respectPrefersColorScheme: z.boolean(),
  }),
  docs: z.strictObject({
    version: docsVersion,
    /** Where readers report an error on a page. */
    reportUrl: fullUrl,
    versionPersistence: z.enum(['localStorage', 'none']),
  }),
  tableOfContents: z.strictObject({
    minHeadingLevel: z.literal(TOC_HEADING_LEVELS.min, ONLY_LEVELS),
    maxHeadingLevel: z.literal(TOC_HEADING_LEVELS.max, ONLY_LEVELS),
  }),
  search: z.strictObject({
    applicationId: z.string(),
    publicKey: z.string(),
    indexName: label,
    contextualSearch: z.boolean(),
    searchPagePath: z
      .string()
      .regex(/^[\w-]+$/, 'expected one path segment of letters, digits, _, and -'),
    placeholder: label,
    externalUrlPattern: regularExpression.nullable(),
    missingResultsUrl: fullUrl.nullable(),
  }),
  announcementBar: z
    .strictObject({
      id: z.string().regex(/^[\w.-]+$/, 'expected letters, digits, dots, hyphens, and underscores'),
      content: z.string().min(1),
      link: z.strictObject({ label, href }).nullable(),
      isDismissible: z.boolean(),
    })
    .nullable(),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>
export type NavbarItem = SiteConfig['navbar']['items'][number]

export function isRegularExpression(value: string): boolean {
  try {
    new RegExp(value)
    return true
  } catch {
    return false
  }
}
