import type { Page } from '../pages/page-map'
import { siteConfig } from '../settings/site-config'
import { pageRank } from './page-rank'
import type { RecordPage } from './search-record'

/** The tag of pages outside of the docs, which belong to no version. */
const COMMON_TAG = 'default'

/** The tag of docs pages of a version, as the hosted search filters it. */
function versionTag(version: string): string {
  return `docs-default-${version}`
}

/** Tags of the pages a reader searches: those of the docs version, and pages outside of the docs. */
export const SEARCHED_TAGS: readonly string[] = [
  COMMON_TAG,
  versionTag(siteConfig.docs.version.name),
]

/** What the records of a page share; null when the page is not searched: placeholders, drafts, application pages. */
export function recordPageOf(page: Page): RecordPage | null {
  const { status, layout, title, description, keywords = [] } = page.frontMatter
  if (status !== undefined || layout === 'app') return null
  const { name, path } = siteConfig.docs.version
  const isDocs = page.route === path || page.route.startsWith(`${path}/`)
  return {
    route: page.route,
    title,
    description,
    keywords,
    language: siteConfig.i18n.defaultLocale,
    version: name,
    tag: isDocs ? versionTag(name) : COMMON_TAG,
    product: page.sidebar === null ? null : (siteConfig.sidebars[page.sidebar]?.product ?? null),
    rank: pageRank(page),
  }
}
