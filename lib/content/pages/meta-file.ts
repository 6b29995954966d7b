import { existsSync } from 'node:fs'
import path from 'node:path'
import { type TransformFailure, transform } from 'esbuild'
import { z } from 'zod'
import { errorIn, type Finding, messageOf, type Problem, ProblemError } from '../problem'
import { lineOf, readText, refuseConflicts } from '../project-files'
import { fieldName, schemaFindings } from '../schema-findings'

/** An entry in Nextra's format. A string is shorthand for a title. */
const metaEntrySchema = z.preprocess(
  (entry) => (typeof entry === 'string' ? { title: entry } : entry),
  z.strictObject(
    {
      title: z.string().optional(),
      /** The title is then a label above the pages that follow. */
      type: z.literal('separator').optional(),
      /** `hidden`: the page has a URL but does not appear in the sidebar. */
      display: z.enum(['normal', 'hidden']).optional(),
    },
    "expected text (empty for the page's own title) or an object",
  ),
)

const META_EXPECTED = `expected an object with an entry for each page, such as { Ports: 'Ports' }`

const metaSchema = z.record(z.string(), metaEntrySchema, META_EXPECTED)

export type MetaEntry = z.output<typeof metaEntrySchema>

/** The entries of a `_meta.ts`, in sidebar order. */
export type MetaFile = Readonly<Record<string, MetaEntry>>

const META_NAME = '_meta.ts'

/** Null if the folder has no `_meta.ts`. Throws ProblemError if the file is invalid. */
export async function readMetaFile(root: string, folder: string): Promise<MetaFile | null> {
  const full = path.join(root, folder, META_NAME)
  if (!existsSync(full)) return null
  const file = `${folder}/${META_NAME}`
  const text = readText(full)
  refuseConflicts(file, text)
  const value = await evaluate(await codeOf(text, file)).catch((fault: unknown) => {
    throw errorIn(file, { advice: messageOf(fault) })
  })
  const { data: meta, error } = metaSchema.safeParse(value)
  if (meta !== undefined) return meta
  throw new ProblemError(
    schemaFindings(error, value).map(({ path: fields, ...finding }) => {
      const field = fields.length === 0 ? 'default export' : fieldName(fields)
      const line = metaLine(root, folder, String(fields[0]))
      return { severity: 'error', file, line, field, ...finding }
    }),
  )
}

/** @throws on code that is not valid, and on a key that is there twice, of which only the last counts */
async function codeOf(text: string, file: string): Promise<string> {
  const { code, warnings } = await transform(text, { loader: 'ts', logLevel: 'silent' }).catch(
    ({ errors }: TransformFailure) => ({ code: '', warnings: errors }),
  )
  const [{ location, text: advice } = {}] = warnings
  if (advice === undefined) return code
  const found = JSON.stringify(location?.lineText.trim())
  throw errorIn(file, { found, expected: 'valid code', advice }, location?.line)
}

/** Node keeps a module for each URL, so an unchanged file is evaluated once. */
async function evaluate(code: string): Promise<unknown> {
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const loaded: { default?: unknown } = await import(url)
  return loaded.default
}

function metaLine(root: string, folder: string, name: string): number | undefined {
  const key = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return lineOf(root, `${folder}/${META_NAME}`, new RegExp(`(?<![\\w.-])${key}['"]?\\s*:`))
}

/** Finds entries and labels without a page, labels without a text, and names in `known` without an entry. */
export function metaProblems(
  root: string,
  folder: string,
  meta: MetaFile,
  known: readonly string[],
): Problem[] {
  const file = `${folder}/${META_NAME}`
  const names = Object.keys(meta)
  const missing = names.filter((name) => !meta[name]?.type && !known.includes(name))
  const unlisted = known.filter((name) => !Object.hasOwn(meta, name) && name !== 'index')
  const expected =
    known.length === 0 ? 'no entry, because the folder has no pages' : `one of ${known.join(', ')}`
  const shown = (name: string) =>
    name !== 'index' && known.includes(name) && meta[name]?.display !== 'hidden'
  const labelFault = (label: string): Finding | undefined => {
    if (!meta[label]?.title)
      return { found: 'no title', expected: 'one, as the label above the pages that follow' }
    const below = [...names.slice(names.indexOf(label) + 1), ...unlisted]
    const end = below.findIndex((name) => meta[name]?.type)
    if (below.slice(0, end === -1 ? undefined : end).some(shown)) return undefined
    const advice = 'move the separator above a page, or delete it'
    return { found: 'a separator', expected: 'a page between it and the next one', advice }
  }
  const labels = names.filter((name) => meta[name]?.type)
  const problem = (field: string, finding: Finding | undefined): Problem[] => {
    const line = metaLine(root, folder, field)
    return finding ? [{ severity: 'error', file, line, field, ...finding }] : []
  }
  const found = 'no page or folder with that name'
  const unknown = { fault: 'missing sidebar link', found, expected }
  return [
    ...labels.flatMap((label) => problem(label, labelFault(label))),
    ...missing.flatMap((name) => problem(name, unknown)),
    ...unlisted.map((subject): Problem => {
      const advice = 'if a sidebar shows this folder, unlisted entries come last, sorted by name'
      return { severity: 'notice', file, subject, fault: 'is not listed', advice }
    }),
  ]
}
