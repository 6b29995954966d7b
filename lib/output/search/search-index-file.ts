import { recordPageOf } from '../../content/search/record-page'
import type { SearchRecord } from '../../content/search/search-record'
import { readDestruction, readProductWords, readSynonyms } from '../../content/search/search-words'
import {
  type IndexedPage,
  type IndexedSection,
  packAnchor,
  type SearchIndex,
} from '../../search/search-index'
import type { PageStore } from '../pages/page-store'

export async function searchIndexFile(root: string, store: PageStore): Promise<string> {
  const records = await readSearchRecords(store)
  const all = [...records.values()].flat()
  const urls = new Set(all.flatMap(({ page, anchor }) => [page.route, `${page.route}#${anchor}`]))
  return JSON.stringify(searchIndex(all, readSearchWords(root, urls)))
}

type SearchWords = Omit<SearchIndex, 'pages'>

/** @param urls URLs of all pages and sections; undefined to skip the check of the URLs in the data */
export function readSearchWords(root: string, urls?: ReadonlySet<string>): SearchWords {
  return {
    synonyms: readSynonyms(root),
    productWords: readProductWords(root),
    destruction: readDestruction(root, urls),
  }
}

/** @param records in page order; the record of a page comes before the records of its sections */
export function searchIndex(records: readonly SearchRecord[], words: SearchWords): SearchIndex {
  return { ...words, pages: groupBy(records, ({ page }) => page.route).map(indexedPage) }
}

function indexedPage(records: readonly [SearchRecord, ...SearchRecord[]]): IndexedPage {
  const { version: _, ...page } = records[0].page
  // The records of a section need not be adjacent.
  return { ...page, sections: groupBy(records, ({ anchor }) => anchor).map(indexedSection) }
}

function indexedSection(
  records: readonly [SearchRecord, ...SearchRecord[]],
  place: number,
): IndexedSection {
  const [{ anchor, headings, isHeading }] = records
  const heading = isHeading ? (headings.at(-1) ?? '') : ''
  // A section without a heading is one level below the last heading.
  const level = isHeading ? headings.length : headings.length + 1
  const names = new Set(records.flatMap((record) => record.names))
  const passages = records.flatMap(({ isHeading, text }) =>
    isHeading || text === null ? [] : [text],
  )
  const otherNames = [...names].filter((name) => !heading.includes(name)).join(' ')
  const packed = packAnchor(anchor, heading, passages[0] ?? '')
  return [place === 0 ? 0 : level, packed, heading, otherNames, ...passages]
}

/** Returns the groups in the order of their first records. */
function groupBy(
  records: readonly SearchRecord[],
  keyOf: (record: SearchRecord) => string,
): [SearchRecord, ...SearchRecord[]][] {
  const groups = new Map<string, [SearchRecord, ...SearchRecord[]]>()
  for (const record of records) {
    const group = groups.get(keyOf(record))
    if (group === undefined) groups.set(keyOf(record), [record])
    else group.push(record)
  }
  return [...groups.values()]
}

/** @returns records by source file, sorted by route */
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
