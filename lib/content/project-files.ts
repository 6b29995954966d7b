import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Reads a text as the writer sees it on any system: without a byte-order mark, and with `\n` as the line break. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}

/** The line of a place in a text, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

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

/**
 * Makes a reader that reads again only after one of its files has come, gone or changed.
 * @param filesOf their paths, relative to the root
 */
export function readOnce<Value>(
  filesOf: (root: string) => readonly string[],
  read: (root: string) => Value,
): (root: string) => Value {
  let known: { stamp: string; value: Value } | undefined
  return (root) => {
    const stamps = filesOf(root).map((file) => {
      const { mtimeMs, size } = statSync(path.join(root, file))
      return `${file} ${mtimeMs} ${size}`
    })
    const stamp = [root, ...stamps].join('\n')
    if (known?.stamp !== stamp) known = { stamp, value: read(root) }
    return known.value
  }
}
