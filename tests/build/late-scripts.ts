import path from 'node:path'
import { exportedFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'

/** A script of the exported site. */
export type SiteScript = { readonly file: string; readonly code: string }

/** Every script of the exported site. */
export function siteScripts(): readonly SiteScript[] {
  return exportedFiles()
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readSiteFile(file).toString('utf8') }))
}

/**
 * The files of what a page loads together when it imports the part that holds a text: `import()` becomes
 * `e(12).then(…)`, or `Promise.all([e(12),e(34)]).then(…)` when the part is in several files.
 */
export function filesOfPart(scripts: readonly SiteScript[], text: string): string[] {
  const holder = scripts.find(({ code }) => code.includes(text))
  const id = /^\d+/.exec(path.basename(holder?.file ?? ''))?.[0]
  const group = scripts.flatMap(importedGroups).find((ids) => id !== undefined && ids.includes(id))
  if (group === undefined) throw new Error(`found no part that holds "${text}", expected one`)
  return filesOfChunks(scripts, group)
}

/** The files of all parts that a script imports. */
export function filesImportedBy(scripts: readonly SiteScript[], script: SiteScript): string[] {
  return filesOfChunks(scripts, importedGroups(script).flat())
}

function importedGroups({ code }: SiteScript): string[][] {
  const groups = code.matchAll(/\[\w+\.e\(\d+\)(?:,\w+\.e\(\d+\))*\]|\w+\.e\(\d+\)\.then/g)
  return [...groups].map(([group]) => [...group.matchAll(/\((\d+)\)/g)].map(([, id]) => id ?? ''))
}

function filesOfChunks(scripts: readonly SiteScript[], ids: readonly string[]): string[] {
  // `12.<hash>.js`; a chunk that a page loads from its start too is `12-<hash>.js`.
  const isOf = (file: string) => ids.includes(/^\d+(?=[.-])/.exec(path.basename(file))?.[0] ?? '')
  return scripts.map(({ file }) => file).filter(isOf)
}
