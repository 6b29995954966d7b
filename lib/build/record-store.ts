import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { KeepRecords } from '../mdx/build-context'
import type { SearchRecord } from '../search/search-record'

const FOLDER = '.next/cache/search-records'

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
const storedSchema = z.object({
  file: z.string(),
  /** What the records were made from. */
  source: z.string(),
  records: z.array(recordSchema),
})

/**
 * Keeps the records of each page that `next build` compiles. They stay for later builds, which take pages that have
 * not changed from their cache.
 * @param compileHash of everything but the pages' own texts
 */
export function storeRecords(root: string, compileHash: string): KeepRecords {
  return (file, records) => {
    const folder = path.join(root, FOLDER)
    mkdirSync(folder, { recursive: true })
    const target = path.join(folder, `${encodeURIComponent(file)}.json`)
    const draft = `${target}.${process.pid}`
    const source = sourceOf(root, file, compileHash)
    writeFileSync(draft, JSON.stringify({ file, source, records }))
    renameSync(draft, target)
  }
}

/** The records that fit today's pages, by file; those made from other inputs are left out. */
export function readStoredRecords(
  root: string,
  compileHash: string,
): Map<string, readonly SearchRecord[]> {
  const folder = path.join(root, FOLDER)
  const stored = new Map<string, readonly SearchRecord[]>()
  for (const name of listFolder(folder).filter((entry) => entry.endsWith('.json'))) {
    const { data } = storedSchema.safeParse(readJson(path.join(folder, name)))
    if (data !== undefined && data.source === sourceOf(root, data.file, compileHash))
      stored.set(data.file, data.records)
  }
  return stored
}

/** Names the inputs of a page's records; null when the page is gone. */
function sourceOf(root: string, file: string, compileHash: string): string | null {
  try {
    const text = readFileSync(path.join(root, file))
    return createHash('sha256').update(compileHash).update(text).digest('hex')
  } catch {
    return null
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
