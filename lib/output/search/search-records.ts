import { compilePages } from '../../compile/compile-pages'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { recordPageOf } from '../../content/search/record-page'
import type { SearchRecord } from '../../content/search/search-record'

/**
 * The search records of the whole site by page, in the order of their routes.
 * @param stored records of pages that were compiled already; all others are compiled now
 */
export async function readSearchRecords(
  root: string,
  reading: PageMapReading,
  stored: ReadonlyMap<string, readonly SearchRecord[]> = new Map(),
): Promise<Map<string, readonly SearchRecord[]>> {
  const pages = reading.pages
    .filter((page) => recordPageOf(page) !== null)
    .sort((a, b) => (a.route < b.route ? -1 : 1))
  const missing = pages.filter((page) => !stored.has(page.file))
  const compiled = new Map<string, readonly SearchRecord[]>()
  await compilePages(root, missing, {
    keepRecords: (file, records) => compiled.set(file, records),
  })
  return new Map(pages.map(({ file }) => [file, stored.get(file) ?? compiled.get(file) ?? []]))
}
