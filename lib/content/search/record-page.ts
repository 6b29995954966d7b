import { ROUTES } from '../../site/constants'
import type { FrontMatter } from '../pages/front-matter'
import type { Page } from '../pages/page-map'
import { siteConfig } from '../settings/site-config'
import type { RecordPage } from './search-record'

/** The tag for pages outside the docs. Unlike the tag for docs pages, it names no version. */
const COMMON_TAG = 'default'

function versionTag(version: string): string {
  return `docs-default-${version}`
}

export const SEARCHED_TAGS: readonly string[] = [
  COMMON_TAG,
  versionTag(siteConfig.docs.version.name),
]

/** Rank of each kind of page, from 0 to 100. */
const RANKS = { page: 100, releaseNotes: 30, aside: 60, list: 30, placeholder: 30 } as const

/** Keyword for pages with a form for the reader's values. */
const FILL_IN = 'fill in your values'

type SearchScope = Pick<RecordPage, 'language' | 'version' | 'tag' | 'product'>

/**
 * The search filters for a page (§5); null for pages that are not searched: drafts, pages with the layout `app`, and
 * all pages outside the docs except the home page.
 */
export function searchScopeOf(
  route: string,
  sidebar: string | null,
  { status, layout }: Pick<FrontMatter, 'status' | 'layout'>,
): SearchScope | null {
  const { name, path } = siteConfig.docs.version
  const isDocs = route === path || route.startsWith(`${path}/`)
  const isForReaders = isDocs || route === ROUTES.home
  if (status === 'draft' || layout === 'app' || !isForReaders) return null
  return {
    language: siteConfig.i18n.defaultLocale,
    version: name,
    tag: isDocs ? versionTag(name) : COMMON_TAG,
    product: sidebar === null ? null : (siteConfig.sidebars[sidebar]?.product ?? null),
  }
}

/** Null if the page is not searched. */
export function recordPageOf(page: Page): RecordPage | null {
  const { route, sidebar, frontMatter } = page
  const { title, description, keywords = [], questions = [], placeholders } = frontMatter
  const scope = searchScopeOf(route, sidebar, frontMatter)
  return (
    scope && {
      route,
      title,
      description,
      keywords: placeholders === undefined ? keywords : [...keywords, FILL_IN],
      questions,
      ...scope,
      rank: pageRank(page),
    }
  )
}

/** Index pages and release notes rank low, because they mention much but explain little. */
function pageRank({ file, route, sidebar, frontMatter }: Page) {
  if (frontMatter.status === 'placeholder') return RANKS.placeholder
  if (file.endsWith('/index.mdx')) return RANKS.list
  if (route.includes('/Release_Notes/')) return RANKS.releaseNotes
  return sidebar === null ? RANKS.aside : RANKS.page
}
