import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generatedConfigurations, type HostFilesOptions, publishedHostFiles } from './host-files'

/** Folder below the project for the parts of host configurations that depend on the build. */
const GENERATED_FOLDER = 'deploy/generated'

/** Writes what hosts need to know of this build: into the exported site, and into `deploy/generated/`. */
export function writeHostFiles(root: string, out: string, options: HostFilesOptions): void {
  writeAll(path.join(root, out), publishedHostFiles(options))
  writeAll(path.join(root, GENERATED_FOLDER), generatedConfigurations(options.policy))
}

function writeAll(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content)
}
