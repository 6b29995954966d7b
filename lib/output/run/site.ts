import path from 'node:path'
import type { Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import type { PageStore } from '../pages/page-store'

export type Site = {
  readonly root: string
  /** Folder for the outputs: `out/` in a build, `public/` in a preview. */
  readonly folder: string
  readonly store: PageStore
  readonly reading: PageMapReading
  /** All pages except drafts. */
  readonly published: readonly Page[]
  /** Origins of the hosted search; empty if search is embedded. */
  readonly searchHosts: readonly string[]
  /** The Content-Security-Policy of the pages; empty in a preview. */
  readonly policy: string
}

export async function openSite(options: Omit<Site, 'reading' | 'published'>): Promise<Site> {
  const reading = await options.store.pageMap()
  const published = reading.pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  return { ...options, folder: path.join(options.root, options.folder), reading, published }
}
