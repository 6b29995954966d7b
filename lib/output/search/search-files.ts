import { readSynonyms } from '../../content/search/read-synonyms'
import { TITLES_FILE, textsFile } from '../../search/index-payload'
import type { PageStore } from '../pages/page-store'
import { indexFiles } from './index-files'
import { readSearchRecords } from './search-records'

/**
 * The files of the embedded search.
 * @param root folder of the project
 * @returns address below the site's root and content of each
 */
export async function searchFiles(root: string, store: PageStore): Promise<Map<string, string>> {
  const records = await readSearchRecords(store)
  const { titles, texts } = indexFiles([...records.values()].flat(), readSynonyms(root))
  return new Map([
    [TITLES_FILE, JSON.stringify(titles)],
    [textsFile(titles.texts), JSON.stringify(texts)],
  ])
}
