import { recordPageOf } from '../../content/search/record-page'
import type { SearchRecord } from '../../content/search/search-record'
import type { PageStore } from '../pages/page-store'

/** The search records of the whole site by page, in the order of their routes. */
export async function readSearchRecords(
  store: PageStore,
): Promise<Map<string, readonly SearchRecord[]>> {
  const { pages } = await store.pageMap()
  const searched = pages
    .filter((page) => recordPageOf(page) !== null)
    .sort((a, b) => (a.route < b.route ? -1 : 1))
  const records = new Map<string, readonly SearchRecord[]>()
  for (const { file } of searched) records.set(file, (await store.page(file)).records)
  return records
}
