import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const TEXTS = /\.(?:html|js|json|txt|md)$/

type Changes = {
  /** Where to write it. */
  readonly folder: string
  /** One letter. */
  readonly name: string
  /** Words of the build, of which only the last one changes: the name takes its place. */
  readonly said: string
  /** The path of a page that is no longer there, if any. */
  readonly withdrawn: string | null
}

/**
 * A build that could follow another one: each address that names the build is another one, as are a few words.
 * @returns its folder
 */
export function laterBuild(build: string, { folder, name, said, withdrawn }: Changes): string {
  const later = path.join(folder, `build-${name}`)
  cpSync(build, later, { recursive: true })
  const statics = path.join(later, '_next/static')
  const id = readdirSync(statics).find((entry) => /^[0-9a-f]{16}$/.test(entry)) ?? ''
  const laterId = name.repeat(id.length)
  for (const entry of readdirSync(later, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXTS.test(file)) continue
    const text = readFileSync(file, 'utf8')
      .replaceAll(id, laterId)
      .replaceAll(said, said.replace(/the second build/, name))
    writeFileSync(file, text)
    if (entry.name.includes(id)) renameSync(file, file.replace(id, laterId))
  }
  renameSync(path.join(statics, id), path.join(statics, laterId))
  if (withdrawn !== null) rmSync(path.join(later, `${withdrawn}.html`))
  return later
}
