import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { KeepRecords } from '../mdx/build-context'
import type { SearchRecord } from '../search/search-record'

const FOLDER = '.next/search-records'

const text = z.string().nullable()
const level = z.enum(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'])
const recordSchema = z.object({
  objectID: z.string(),
  url: z.string(),
  type: z.union([level, z.literal('content')]),
  hierarchy: z.object({
    lvl0: text,
    lvl1: text,
    lvl2: text,
    lvl3: text,
    lvl4: text,
    lvl5: text,
    lvl6: text,
  }),
  content: text,
  names: z.array(z.string()),
  keywords: z.array(z.string()),
  language: z.string(),
  version: z.string(),
  docusaurus_tag: z.string(),
  product: z.enum(['stream', 'ftc']).nullable(),
  weight: z.object({ page_rank: z.number(), level: z.number(), position: z.number() }),
})
const storedSchema = z.object({ file: z.string(), records: z.array(recordSchema) })

/** Keeps the records of each page that `next build` compiles; the server's and the browser's compiler write the same. */
export function storeRecords(root: string): KeepRecords {
  return (file, records) => {
    const folder = path.join(root, FOLDER)
    mkdirSync(folder, { recursive: true })
    const target = path.join(folder, `${encodeURIComponent(file)}.json`)
    const draft = `${target}.${process.pid}`
    writeFileSync(draft, JSON.stringify({ file, records }))
    renameSync(draft, target)
  }
}

/** Forgets the records of the last build; call it before the next. */
export function clearStoredRecords(root: string): void {
  rmSync(path.join(root, FOLDER), { recursive: true, force: true })
}

/** The records of the pages that the last build compiled, by file; pages it took from its cache are not there. */
export function readStoredRecords(root: string): Map<string, readonly SearchRecord[]> {
  const folder = path.join(root, FOLDER)
  const stored = new Map<string, readonly SearchRecord[]>()
  for (const name of listFolder(folder).filter((entry) => entry.endsWith('.json'))) {
    const { file, records } = storedSchema.parse(
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    )
    stored.set(file, records)
  }
  return stored
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
