import type { Node } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { errorIn, type Finding, type ProblemError } from '../content/problem'

type Position = NonNullable<Node['position']>

/** For a position in an included file, the error names that file and the line in it. */
export function contentError(
  file: VFile,
  position: Position | undefined,
  finding: Finding,
): ProblemError {
  const { file: origin = relativePath(file), line } = placeOf(file, position)
  return errorIn(origin, finding, line)
}

/** Path of a file, relative to the project folder, with forward slashes. */
export function relativePath(file: VFile): string {
  const full = (file.history[0] ?? '').replaceAll('\\', '/')
  const root = `${file.cwd.replaceAll('\\', '/')}/`
  return full.startsWith(root) ? full.slice(root.length) : full
}

/**
 * A file included in a page. Its lines are numbered from `before + 1` to `last`, after the lines of the page and of the
 * files that were included earlier. A line number alone therefore identifies a file and a line in that file.
 */
export type Origin = { readonly file: string; readonly before: number; readonly last: number }

/**
 * Registers a file included in a page and renumbers the lines in its tree.
 * @param file path relative to the project folder
 */
export function addOrigin(page: VFile, tree: Node, file: string, text: string): void {
  page.data.origins ??= []
  const before = page.data.origins.at(-1)?.last ?? lineCount(String(page.value))
  page.data.origins.push({ file, before, last: before + lineCount(text) })
  const points = new Set<{ line: number }>()
  visit(tree, ({ position }) => {
    if (position) points.add(position.start).add(position.end)
  })
  for (const point of points) point.line += before
}

/** Returns a `file` only for a position in an included file. */
export function placeOf(page: VFile, position: Position | undefined) {
  const line = position?.start.line
  const origin = page.data.origins?.find(({ last }) => line !== undefined && line <= last)
  if (line === undefined || origin === undefined || line <= origin.before) return { line }
  return { file: origin.file, line: line - origin.before }
}

function lineCount(text: string): number {
  return text.split('\n').length
}
