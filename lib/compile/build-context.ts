import type { Manager } from '../content/api/managers'
import type { SourceBlock } from '../content/checks/blocks/source-block'
import type { Page } from '../content/pages/page-map'
import type { PageMapReading } from '../content/pages/read-page-map'
import type { SearchRecord } from '../content/search/search-record'
import type { ArticleTag } from './article/article-tags'
import type { Origin } from './content-error'

export type TocEntry = {
  readonly id: string
  readonly text: string
  readonly level: number
}

/** The parts of a compiled page that the build's outputs and checks need. */
export type CompiledPage = {
  readonly toc: readonly TocEntry[]
  /** Links, ids, and images, for the checks. */
  readonly tags: readonly ArticleTag[]
  /** Empty for a page excluded from search. */
  readonly records: readonly SearchRecord[]
  /** The page as Markdown; null for an app page. */
  readonly markdown: string | null
  readonly codeBlocks: readonly SourceBlock[]
}

/** Project facts and functions for the compile steps. */
export type BuildContext = {
  readonly root: string
  /** True in a preview: the navigation includes drafts, and the page map follows changes in `pages/`. */
  readonly isPreview: boolean
  /** True for the bundler in a build. Compile steps then remove the text of drafts, to keep it out of the bundles. */
  readonly emptiesDrafts?: boolean
  pageMap(): Promise<PageMapReading>
  /** Stores a compiled page for the outputs that the build makes from it, such as the search index. */
  storePage?(file: string, page: CompiledPage): void
}

declare module 'vfile' {
  /** Results that compile steps pass to later steps alongside the tree. */
  interface DataMap {
    /** The page being compiled; undefined if its front matter has a fault. */
    page: Page | undefined
    markdown: string
    records: readonly SearchRecord[]
    /** Questions that the page answers. They come from the API data and are part of the page's search records. */
    questions: readonly string[]
    /** The API's managers; set only on pages with a form for sample values. */
    managers: readonly Manager[]
    /** Set by the last step. */
    compiled: CompiledPage
    origins: Origin[]
  }
}
