import { ROUTES } from '../../site/constants'
import type { FrontMatter } from '../pages/front-matter'
import { siteConfig } from '../settings/site-config'
import type { Product } from './search-record'

/** The tag for pages outside the docs. Unlike the tag for docs pages, it names no version. */
const COMMON_TAG = 'default'

function versionTag(version: string): string {
  return `docs-default-${version}`
}

export const SEARCHED_TAGS: readonly string[] = [
  COMMON_TAG,
  versionTag(siteConfig.docs.version.name),
]

type SearchScope = {
  readonly language: string
  readonly version: string
  readonly tag: string
  readonly product: Product | null
}

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
