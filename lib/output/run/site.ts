import path from 'node:path'
import type { Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import type { PageStore } from '../pages/page-store'
import { type FinishedPages, finishPages } from './finish-pages'

/** What outputs are made of, and where they go. */
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
  /** Finishes the exported pages, once. */
  readonly finished: () => Promise<FinishedPages>
}

export async function openSite(
  options: Pick<Site, 'root' | 'store' | 'searchHosts'> & { readonly folder: string },
): Promise<Site> {
  const folder = path.join(options.root, options.folder)
  const reading = await options.store.pageMap()
  const published = reading.pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  let finished: Promise<FinishedPages> | undefined
  return {
    ...options,
    folder,
    reading,
    published,
    finished() {
      finished ??= finishPages(folder, reading.nodes, published, options.searchHosts)
      return finished
    },
  }
}
