import path from 'node:path'
import type { Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import type { PageStore } from '../pages/page-store'

/** Input and destination of the outputs. */
export type Site = {
  /** Folder of the project. */
  readonly root: string
  /** Folder that is served: `out/` of a build, `public/` under a preview. */
  readonly folder: string
  readonly store: PageStore
  readonly reading: PageMapReading
  /** The pages without drafts. */
  readonly published: readonly Page[]
  /** Origins of the hosted search; none when search is embedded. */
  readonly searchHosts: readonly string[]
  /** The Content-Security-Policy of the pages; empty in a preview, which has none. */
  readonly policy: string
}

export async function openSite(options: Omit<Site, 'reading' | 'published'>): Promise<Site> {
  const reading = await options.store.pageMap()
  const published = reading.pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  return { ...options, folder: path.join(options.root, options.folder), reading, published }
}
