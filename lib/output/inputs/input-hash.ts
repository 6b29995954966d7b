import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../content/project-files'

export type Environment = Readonly<Record<string, string | undefined>>

const FOLDERS = ['components', 'lib'] as const
const FILES = [
  'next.config.mjs',
  'package-lock.json',
  'site.config.ts',
  'theme.config.tsx',
] as const
const TEST_FILE = /\.test\.tsx?$/

/**
 * Hashes the code, the lock file of the packages, and the settings that compiled pages depend on, but not the content.
 * @param env environment variables; only those whose names start with `SITE_` are hashed
 */
export function hashCompileCode(root: string, env: Environment): string {
  const hash = createHash('sha256')
  const inFolders = FOLDERS.flatMap((folder) => filesBelow(root, folder))
  const files = [...inFolders.filter((file) => !TEST_FILE.test(file)), ...FILES]
  for (const file of files.sort().filter((name) => existsSync(path.join(root, name)))) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  for (const name of Object.keys(env).sort())
    if (name.startsWith('SITE_')) hash.update(`${name}=${env[name]}\0`)
  return hash.digest('hex')
}
