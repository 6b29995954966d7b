import type { Manager } from '../content/api/sample-request'
import type { SourceBlock } from '../content/checks/blocks/source-block'
import type { Remedy } from '../content/checks/check-remedies'
import type { Page } from '../content/pages/page-map'
import type { PageMapReading } from '../content/pages/read-page-map'
import type { Placeholder } from '../content/values/placeholders'
import type { Origin } from './content-error'
import type { Section } from './page/rehype-sections'

/** An image, or an element or component with at least one of the attributes that the checks need. */
export type ArticleTag = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Absent if the node has no position. */
  readonly place?: { readonly file: string; readonly line: number }
}

export type CompiledPage = {
  readonly sections: readonly Section[]
  readonly tags: readonly ArticleTag[]
  /** Questions from the API data, in addition to the questions in the page's front matter. */
  readonly questions: readonly string[]
  /** Null for a page with the layout `app`. */
  readonly markdown: string | null
  readonly codeBlocks: readonly SourceBlock[]
  readonly remedies: readonly Remedy[]
  /** Paths of the partials and drawings in the page, relative to the project. */
  readonly partials: readonly string[]
  /** Descriptions of the placeholders in the page's code, by name. */
  readonly values: Readonly<Record<string, Placeholder>>
}

/** The sources of the site, and its pages as compiled. */
export type Project = {
  readonly root: string
  /** Whether compile steps remove the text of drafts, to keep it out of the bundles of a build. */
  readonly emptiesDrafts?: boolean
  pageMap(): Promise<PageMapReading>
  /** Throws the errors of the first compile step that finds any, with file and line. `file` is below the project. */
  page(file: string): Promise<CompiledPage>
  storePage?(file: string, page: CompiledPage): void
}

type Collected = {
  -readonly [Key in Exclude<keyof CompiledPage, 'tags' | 'values'>]: CompiledPage[Key]
}

declare module 'vfile' {
  interface DataMap extends Collected {
    /** The page being compiled; undefined if the page map does not contain it. */
    page: Page | undefined
    /** The API's managers; set only on pages with a form for sample values. */
    managers: readonly Manager[]
    /** Set by the last step. */
    compiled: CompiledPage
    origins: Origin[]
  }
}
