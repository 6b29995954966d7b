import type { SiteConfig } from '../../site/site-config-schema'
import type { Page } from './page-map'

/** An entry of the docs list, specification §2. */
export type DocsEntry = {
  readonly id: string
  readonly path: string
  readonly sidebar: string | null
}

/** A version of the docs with its pages, specification §3. */
export type DocsVersion = SiteConfig['docs']['version'] & {
  readonly docs: readonly DocsEntry[]
  /** Ids of pages that are drafts: they are not published. */
  readonly draftIds: readonly string[]
}

/** The docs version with its list of pages, made from the page map. */
export function docsVersionOf(config: SiteConfig, pages: readonly Page[]): DocsVersion {
  const { version } = config.docs
  const docs = pages.filter(
    (page) => page.route === version.path || page.route.startsWith(`${version.path}/`),
  )
  return {
    ...version,
    docs: docs
      .filter((page) => page.frontMatter.status !== 'draft')
      .map(({ id, route, sidebar }) => ({ id, path: route, sidebar })),
    draftIds: docs.filter((page) => page.frontMatter.status === 'draft').map((page) => page.id),
  }
}
