import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { isRecord } from '../is-record'
import type { Finding, Problem } from '../problem'

/** What a `_meta.ts` says: names in reading order, each with a label or an empty text. */
export type MetaFile = {
  readonly name: string
  readonly entries: Readonly<Record<string, string>>
}

export type MetaFileResult =
  | { ok: true; meta: MetaFile }
  | { ok: false; problems: readonly Problem[] }

const META_NAME = '_meta.ts'

/**
 * Reads the `_meta.ts` of a folder, again on each call, so that the preview follows edits.
 * @returns null when the folder has none
 */
export async function readMetaFile(root: string, folder: string): Promise<MetaFileResult | null> {
  const full = path.join(root, folder, META_NAME)
  if (!existsSync(full)) return null
  const file = `${folder}/${META_NAME}`
  const fail = (...findings: readonly Finding[]): MetaFileResult => ({
    ok: false,
    problems: findings.map((finding) => ({ severity: 'error', file, ...finding })),
  })
  let value: unknown
  try {
    value = await evaluate(readFileSync(full, 'utf8'), file)
  } catch (error) {
    return fail({ advice: error instanceof Error ? error.message : String(error) })
  }
  if (!isRecord(value) || Array.isArray(value))
    return fail({
      field: 'default export',
      found: typeof value,
      expected: 'an object of labels',
    })
  const entries: Record<string, string> = {}
  const wrong: Finding[] = []
  for (const [name, label] of Object.entries(value)) {
    if (typeof label === 'string') entries[name] = label
    else
      wrong.push({
        field: name,
        found: typeof label,
        expected: "a text (empty: the page's own title)",
      })
  }
  return wrong.length > 0 ? fail(...wrong) : { ok: true, meta: { name: META_NAME, entries } }
}

const evaluated = new Map<string, unknown>()

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
