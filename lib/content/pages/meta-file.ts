import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'

/** What a `_meta.ts` says: names in reading order, each with a label or an empty text. */
export type MetaFile = {
  readonly name: string
  readonly entries: Readonly<Record<string, string>>
}

export type MetaFileResult = { ok: true; meta: MetaFile } | { ok: false; problems: string[] }

const META_NAME = '_meta.ts'

/**
 * Reads the `_meta.ts` of a folder, again on each call, so that the preview follows edits.
 * @returns null when the folder has none
 */
export async function readMetaFile(root: string, folder: string): Promise<MetaFileResult | null> {
  const file = path.join(root, folder, META_NAME)
  if (!existsSync(file)) return null
  const where = `${folder}/${META_NAME}`
  let value: unknown
  try {
    value = await evaluate(readFileSync(file, 'utf8'), where)
  } catch (error) {
    return {
      ok: false,
      problems: [`${where}: ${error instanceof Error ? error.message : String(error)}`],
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return {
      ok: false,
      problems: [`${where}: default export: found ${typeof value}, expected an object of labels`],
    }
  }
  const problems: string[] = []
  const entries: Record<string, string> = {}
  for (const [name, label] of Object.entries(value)) {
    if (typeof label === 'string') entries[name] = label
    else
      problems.push(
        `${where}: ${name}: found ${typeof label}, expected a text (empty: the page's own title)`,
      )
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, meta: { name: META_NAME, entries } }
}

const evaluated = new Map<string, unknown>()

/** The default export of a text, evaluated once for each text. */
async function evaluate(text: string, where: string): Promise<unknown> {
  const key = `${where}\n${text}`
  if (!evaluated.has(key)) {
    const { code } = transformSync(text, { loader: 'ts', format: 'esm', sourcefile: where })
    const loaded: { default?: unknown } = await import(
      `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    )
    evaluated.set(key, loaded.default)
  }
  return evaluated.get(key)
}
