import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder, relative to it, with slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/**
 * The files below a folder of a project, relative to the project; none when there is no such folder.
 * @param ending what their names end with, such as `.yaml`
 */
export function filesBelow(root: string, folder: string, ending = ''): string[] {
  const full = path.join(root, folder)
  if (!existsSync(full)) return []
  return listFiles(full)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`)
}
