import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const TEXTS = /\.(?:html|js|json|txt|md)$/
const HASH = /\.([0-9a-f]{12})\./
/** Files that never change: another text is another name. */
const LASTING = /\/(?:articles|search-index)\//

type Changes = {
  /** Where to write it. */
  readonly folder: string
  /** One letter. */
  readonly name: string
  /** Words of the build, of which only the last one changes: the name takes its place. */
  readonly said: string
  /** Whether its code is another one, too: its manifest then is elsewhere. */
  readonly hasOtherCode: boolean
  /** The path of a page that is no longer there, if any. */
  readonly withdrawn: string | null
}

/**
 * A build that could follow another one: a few words differ, as do the names of files that hold them.
 * @returns its folder
 */
export function laterBuild(build: string, changes: Changes): string {
  const { folder, name, said, hasOtherCode, withdrawn } = changes
  const later = path.join(folder, `build-${name}`)
  cpSync(build, later, { recursive: true })
  const files = readdirSync(later, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const hashes = files.flatMap((file) => {
    const isOther = LASTING.test(file)
      ? readFileSync(file, 'utf8').includes(said)
      : hasOtherCode && file.includes('/manifest.')
    return isOther ? [HASH.exec(file)?.[1] ?? ''] : []
  })
  const renamed = (text: string) =>
    hashes.reduce((all, hash) => all.replaceAll(hash, name.repeat(hash.length)), text)
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll(said, said.replace(/the second build/, name))
    writeFileSync(file, renamed(text))
    renameSync(file, renamed(file))
  }
  if (withdrawn !== null) rmSync(path.join(later, `${withdrawn}.html`))
  return later
}
