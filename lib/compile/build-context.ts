import type { VFile } from 'vfile'
import type { Page } from '../content/pages/page-map'
import type { PageMapReading } from '../content/pages/read-page-map'
import type { TocEntry } from '../content/pages/toc'
import type { SearchRecord } from '../content/search/search-record'
import type { Origin } from './origins'

/** What the compile steps know of the project. */
export type BuildContext = {
  readonly root: string
  /** Base path of the site, "" or "/help". */
  readonly basePath: string
  /** Set in development: the page map has drafts, and is read again when a file of `pages/` changes. */
  readonly isPreview: boolean
  pageMap(): Promise<PageMapReading>
}

/** The HTML of a page's body and its table of contents. */
export type Article = { readonly html: string; readonly toc: readonly TocEntry[] }

declare module 'vfile' {
  /** What the compile steps hand on beside the tree. */
  interface DataMap {
    /** The page that is compiled; none while its front matter has a fault. */
    page?: Page | undefined
    article?: Article
    markdown?: string
    records?: readonly SearchRecord[]
    origins?: Origin[]
    /** What the code of the page made with React. */
    evaluated?: unknown[]
    /** Absolute paths of files and folders, and `PAGE_MAP`. */
    dependencies?: Set<string>
  }
}

/** The dependency of a page that prints what other pages say of themselves: titles, descriptions, order. A folder. */
export const PAGE_MAP = 'pages'

/**
 * Notes what else a page is made from: it is compiled again when that changes.
 * @param dependency absolute path of a file or folder, or `PAGE_MAP`
 */
export function addDependency(page: VFile, dependency: string): void {
  page.data.dependencies ??= new Set()
  page.data.dependencies.add(dependency)
}
