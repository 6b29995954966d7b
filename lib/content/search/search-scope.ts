import { ROUTES } from '../../site/constants'
import type { Product } from '../../site/products'
import type { FrontMatter } from '../pages/front-matter'
import { productAt } from '../settings/sidebars'
import { siteConfig } from '../settings/site-config'

const { name, path } = siteConfig.docs.version
/** The tags for pages in the docs, and for all others, which have no version. */
const [DOCS_TAG, COMMON_TAG] = [`docs-default-${name}`, 'default'] as const

export const SEARCHED_TAGS: readonly string[] = [COMMON_TAG, DOCS_TAG]

type SearchScope = {
  readonly language: string
  readonly version: string
  readonly tag: string
  readonly product: Product | null
}

/** The search filters for a page (§5); null for drafts, layout `app`, and pages outside the docs but the home page. */
export function searchScopeOf(
  route: string,
  { status, layout }: Pick<FrontMatter, 'status' | 'layout'>,
): SearchScope | null {
  const isDocs = route === path || route.startsWith(`${path}/`)
  const isForReaders = isDocs || route === ROUTES.home
  if (status === 'draft' || layout === 'app' || !isForReaders) return null
  return {
    language: siteConfig.i18n.defaultLocale,
    version: name,
    tag: isDocs ? DOCS_TAG : COMMON_TAG,
    product: productAt(route)?.product ?? null,
  }
}
