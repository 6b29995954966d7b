import { existsSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listFiles } from '../../lib/content/list-files'
import { changePage, inCopy } from '../machine/project-copy'
import { runScript } from '../machine/run-command'
import { rounded } from './statistics'

/** The first that fits a file's path is its kind. */
const KINDS = {
  'offline copy': /^offline\//,
  'code of pages': /^_next\/static\/chunks\/pages\/(?!_app-)/,
  manifest: /_buildManifest\.js$/,
  'shared code and styles': /^_next\//,
  search: /^search-/,
  pages: /\.html$/,
  Markdown: /\.md$/,
  'lists and feeds': /^/,
} as const

/**
 * Shows what a deploy has to send after a sentence of a page has changed.
 * @param args two folders of built sites, the earlier one first; otherwise builds both from a copy of the project
 */
export async function measureDeploy([before, after]: readonly string[]): Promise<void> {
  if (before !== undefined && after !== undefined) {
    console.table(sentFiles(before, after))
    return
  }
  await inCopy('deploy', async (folder) => {
    const [first, out] = [path.join(folder, 'first'), path.join(folder, 'out')]
    await runScript('scripts/build.ts', { cwd: folder })
    renameSync(out, first)
    changePage(folder, 'Changed.')
    await runScript('scripts/build.ts', { cwd: folder })
    console.table(sentFiles(first, out))
  })
}

/** Files that are new or have other bytes, by kind. */
export function sentFiles(before: string, after: string) {
  const sent = new Map<string, number[]>()
  const add = (kind: string, bytes: number) => sent.set(kind, [...(sent.get(kind) ?? []), bytes])
  for (const file of listFiles(after)) {
    const content = readFileSync(path.join(after, file))
    const old = path.join(before, file)
    if (existsSync(old) && readFileSync(old).equals(content)) continue
    const kind = Object.entries(KINDS).find(([, pattern]) => pattern.test(file))?.[0] ?? ''
    const bytes = brotliCompressSync(content).length
    add(kind, bytes)
    if (kind !== 'offline copy') add('all but the offline copy', bytes)
  }
  return Object.fromEntries(
    [...sent].map(([kind, sizes]) => {
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      return [kind, { files: sizes.length, KB: rounded(bytes / 1000) }]
    }),
  )
}
