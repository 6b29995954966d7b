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

/** The compiled parts of a page, from which every output of the site is made. */
export type CompiledPage = {
  readonly toc: readonly TocEntry[]
  /** Links, ids and images, for the checks. */
  readonly tags: readonly ArticleTag[]
  /** None for pages that are not searched. */
  readonly records: readonly SearchRecord[]
  /** The page for programs and other documents; null for an app page. */
  readonly markdown: string | null
  readonly codeBlocks: readonly SourceBlock[]
}

/** Facts about the project that the compile steps use. */
export type BuildContext = {
  readonly root: string
  /** Set in development: the page map has drafts, and is read again when a file of `pages/` changes. */
  readonly isPreview: boolean
  /** Set for the bundler of a build: nothing of a draft's text may reach it. */
  readonly emptiesDrafts?: boolean
  pageMap(): Promise<PageMapReading>
  /** Stores the compiled parts of a page. */
  keep?(file: string, page: CompiledPage): void
}

declare module 'vfile' {
  /** Results that the compile steps pass on in addition to the tree. */
  interface DataMap {
    /** The page that is compiled; none while its front matter has a fault. */
    page: Page | undefined
    markdown: string
    records: readonly SearchRecord[]
    /** Questions from the data that the page answers. */
    questions: readonly string[]
    /** Set where the page has request samples. */
    managers: readonly Manager[]
    /** The result. */
    compiled: CompiledPage
    origins: Origin[]
  }
}
