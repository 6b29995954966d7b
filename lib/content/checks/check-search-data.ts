import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEvalQueries } from '../search/read-eval-queries'
import { readSynonyms } from '../search/read-synonyms'

/** Reads the data of the search and returns what is wrong with it. */
export function checkSearchData(root: string, routes: ReadonlySet<string>): string[] {
  if (!existsSync(path.join(root, 'data/search'))) return []
  return [() => readSynonyms(root), () => readEvalQueries(root, routes)].flatMap((read) => {
    try {
      read()
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}
