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

/** The compiled parts of a page, from which the build makes every output. */
export type CompiledPage = {
  readonly toc: readonly TocEntry[]
  /** Links, ids and images, for the checks. */
  readonly tags: readonly ArticleTag[]
  /** Empty for pages that search leaves out. */
  readonly records: readonly SearchRecord[]
  /** The page as Markdown; null for an app page. */
  readonly markdown: string | null
  readonly codeBlocks: readonly SourceBlock[]
}

/** Facts about the project that the compile steps use. */
export type BuildContext = {
  readonly root: string
  /** Set in development: the page map includes drafts and follows changes in `pages/`. */
  readonly isPreview: boolean
  /** Set for the bundler of a build, which must not get the text of drafts. */
  readonly emptiesDrafts?: boolean
  pageMap(): Promise<PageMapReading>
  /** Stores the compiled parts of a page. */
  storePage?(file: string, page: CompiledPage): void
}

declare module 'vfile' {
  /** Results that the compile steps pass on in addition to the tree. */
  interface DataMap {
    /** The page being compiled; undefined if its front matter has a fault. */
    page: Page | undefined
    markdown: string
    records: readonly SearchRecord[]
    /** Questions from the data that the page answers. */
    questions: readonly string[]
    /** Set where the page has request samples. */
    managers: readonly Manager[]
    /** Set by the last step. */
    compiled: CompiledPage
    origins: Origin[]
  }
}
