import { readSynonyms } from '../../content/search/read-synonyms'
import { indexFile } from '../../search/index-payload'
import type { PageStore } from '../pages/page-store'
import { indexFiles } from './index-files'
import { readSearchRecords } from './search-records'

/**
 * The files of the embedded search.
 * @param root folder of the project
 * @param stamp of the build that pages and index belong to
 * @returns address below the site's root and content of each
 */
export async function searchFiles(
  root: string,
  stamp: string,
  store: PageStore,
): Promise<Map<string, string>> {
  const records = await readSearchRecords(store)
  const { titles, texts } = indexFiles([...records.values()].flat(), readSynonyms(root), stamp)
  return new Map([
    [indexFile('titles', stamp), JSON.stringify(titles)],
    [indexFile('texts', stamp), JSON.stringify(texts)],
  ])
}
