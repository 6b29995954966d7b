import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { KeepPage } from '../../compile/build-context'

/** What the build keeps of each page for later builds, which take pages that have not changed from their cache. */
export type PageStore<Value> = {
  /** Folder below the project. */
  readonly folder: string
  readonly schema: z.ZodType<Value>
}

const stampSchema = z.object({
  file: z.string(),
  /** What the value was made from. */
  source: z.string(),
  value: z.unknown(),
})

/**
 * Keeps the value of each page that `next build` compiles.
 * @param compileHash of everything but the pages' own texts
 */
export function storePages<Value>(
  { folder }: PageStore<Value>,
  root: string,
  compileHash: string,
): KeepPage<Value> {
  return (file, value) => {
    const full = path.join(root, folder)
    mkdirSync(full, { recursive: true })
    const target = path.join(full, `${encodeURIComponent(file)}.json`)
    const draft = `${target}.${process.pid}`
    const source = sourceOf(root, file, compileHash)
    writeFileSync(draft, JSON.stringify({ file, source, value }))
    renameSync(draft, target)
  }
}

/** The values that fit today's pages, by file; those made from other inputs are left out. */
export function readStoredPages<Value>(
  { folder, schema }: PageStore<Value>,
  root: string,
  compileHash: string,
): Map<string, Value> {
  const full = path.join(root, folder)
  const stored = new Map<string, Value>()
  for (const name of listFolder(full).filter((entry) => entry.endsWith('.json'))) {
    const { data } = stampSchema.safeParse(readJson(path.join(full, name)))
    if (data === undefined || data.source !== sourceOf(root, data.file, compileHash)) continue
    const value = schema.safeParse(data.value)
    if (value.success) stored.set(data.file, value.data)
  }
  return stored
}

/** Names the inputs of a page's value; null when the page is gone. */
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
