import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Problem, ProblemError } from './problem'

/** Reads a text file without its byte-order mark and with `\n` as the line break. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}

/** Line number, starting at 1, of the character at an index. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Number of the line where the first match of a pattern starts; undefined if none does. */
export function lineOf(root: string, file: string, pattern: RegExp): number | undefined {
  const text = readText(path.join(root, file))
  const index = text.search(pattern)
  return index === -1 ? undefined : lineAt(text, index)
}

/** Number of the first line that contains a URL; undefined if none does. */
export function lineOfUrl(root: string, file: string, url: string): number | undefined {
  const lines = readText(path.join(root, file)).split('\n')
  const row = lines.findIndex((line) => line.split(/[\s"'`()[\]{},<>]+/).includes(url))
  return row === -1 ? undefined : row + 1
}

/** Sorted paths of all files below a folder, relative to the folder, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** Paths of the files below a folder, relative to the project; empty if there is none. `ending` is such as `.yaml`. */
export function filesBelow(root: string, folder: string, ending = ''): string[] {
  const full = path.join(root, folder)
  if (!existsSync(full)) return []
  return listFiles(full)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`)
}

/** Caches what `read` returned or threw until the root, or size or time of one of `filesOf`, below it, changes. */
export function readOnce<Value>(
  filesOf: (root: string) => readonly string[],
  read: (root: string) => Value,
): (root: string) => Value {
  let known: { stamp: string; result: () => Value } | undefined
  return (root) => {
    const stamps = filesOf(root).map((file) => {
      const { mtimeMs, size } = statSync(path.join(root, file))
      return `${file} ${mtimeMs} ${size}`
    })
    const stamp = [root, ...stamps].join('\n')
    if (known?.stamp !== stamp) known = { stamp, result: resultOf(() => read(root)) }
    return known.result()
  }
}

function resultOf<Value>(read: () => Value): () => Value {
  try {
    const value = read()
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}

const SIDE = /^(?:<{7}|>{7})(?: .*)?$/
const BETWEEN = /^(?:={7}|\|{7}(?: .*)?)$/

/**
 * Reports what a merge left in a file, before a parser takes the marks for a quote, a heading, or a table.
 * @throws ProblemError with each mark; `=======` and `|||||||` count only in a file with another mark
 */
export function refuseConflicts(file: string, text: string): void {
  const rows = text.split(/\r?\n/)
  if (!rows.some((row) => SIDE.test(row))) return
  const expected = 'one of the two texts, without the lines <<<<<<<, |||||||, =======, and >>>>>>>'
  const problems = rows.flatMap((row, index): Problem[] => {
    const found = `the mark of a merge conflict "${row}"`
    const isMark = SIDE.test(row) || BETWEEN.test(row)
    return isMark ? [{ severity: 'error', file, line: index + 1, found, expected }] : []
  })
  throw new ProblemError(problems)
}
