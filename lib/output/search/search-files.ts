import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { readSynonyms } from '../../content/search/read-synonyms'
import type { SearchRecord } from '../../content/search/search-record'
import { INDEX_FOLDER, indexFile } from '../../search/index-payload'
import { indexFiles } from './index-files'
import { readSearchRecords } from './search-records'

/** Named in `embedded-client.ts`. */
const WORKER_FILE = /^search\.[^.]+\.js$/

export type SearchFilesOptions = {
  /** Folder of the project. */
  readonly root: string
  /** Folder that is served: `out` of a build, `public` in the preview. */
  readonly target: string
  /** The build that pages and index belong to. */
  readonly stamp: string
  readonly reading: PageMapReading
  /** Records of pages that were compiled already. */
  readonly stored?: ReadonlyMap<string, readonly SearchRecord[]>
}

/**
 * Writes the files of the embedded search, those of an earlier build away.
 * @returns the records in them, by page
 */
export async function writeSearchFiles(
  options: SearchFilesOptions,
): Promise<Map<string, readonly SearchRecord[]>> {
  const { root, target, stamp, reading, stored } = options
  const records = await readSearchRecords(root, reading, stored)
  const files = indexFiles([...records.values()].flat(), readSynonyms(root), stamp)
  rmSync(path.join(target, INDEX_FOLDER), { recursive: true, force: true })
  mkdirSync(path.join(target, INDEX_FOLDER), { recursive: true })
  for (const name of ['titles', 'texts'] as const)
    writeFileSync(path.join(target, indexFile(name, stamp)), JSON.stringify(files[name]))
  return records
}

/**
 * Whether the exported site searches an index of its own: its worker is there. With hosted search it is not.
 * @param out folder of the exported site
 */
export function hasEmbeddedSearch(out: string): boolean {
  return readdirSync(path.join(out, '_next/static/chunks')).some((name) => WORKER_FILE.test(name))
}
