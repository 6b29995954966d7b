import type { PageMapReading } from '../content/pages/read-page-map'
import type { SearchRecord } from '../content/search/search-record'

/** What the compile steps know of the project; a new page map is read when a file of `pages/` changes. */
export type BuildContext = {
  readonly root: string
  /** Base path of the site, "" or "/help". */
  readonly basePath: string
  /** Set in development: content errors are shown in the page instead of stopping the build. */
  readonly isPreview: boolean
  pageMap(): Promise<PageMapReading>
} & PageKeepers

/** Who takes what a compiled page has beside its HTML. */
export type PageKeepers = {
  readonly keepRecords?: KeepPage<readonly SearchRecord[]>
  /** Takes the page as Markdown. */
  readonly keepMarkdown?: KeepPage<string>
  /** Told when pages, or the facts that navigation and feeds are made from, have changed in the preview. */
  readonly keepReading?: (reading: PageMapReading) => void
}

/** @param file path of the page, relative to the project */
export type KeepPage<Value> = (file: string, value: Value) => void

const dependencies = new Map<string, Set<string>>()

/** Notes that a page was made from another file too, so that the preview recompiles it when that file changes. */
export function addDependency(page: string, file: string): void {
  const files = dependencies.get(page) ?? new Set()
  files.add(file)
  dependencies.set(page, files)
}

/** The files a page was made from, beside its own. */
export function dependenciesOf(page: string): readonly string[] {
  return [...(dependencies.get(page) ?? [])]
}
