import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder, relative to it, with slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** Bytes of every file below a folder, by path. */
export function fileSizes(folder: string): Record<string, number> {
  const sizeOf = (file: string) => statSync(path.join(folder, file)).size
  return Object.fromEntries(listFiles(folder).map((file) => [file, sizeOf(file)]))
}
