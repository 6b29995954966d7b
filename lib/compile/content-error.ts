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
  const place = placeOf(file, position)
  return errorIn(place.file, finding, place.line)
}

/** Path of a file, relative to the project folder, with forward slashes. */
export function relativePath(file: VFile): string {
  const full = (file.history[0] ?? '').replaceAll('\\', '/')
  const root = `${file.cwd.replaceAll('\\', '/')}/`
  return full.startsWith(root) ? full.slice(root.length) : full
}

/** A file included in a page. Its lines count from `before + 1` to `last`, after those of page and earlier files. */
export type Origin = { readonly file: string; readonly before: number; readonly last: number }

/** Registers a file, by its path in the project, as included in a page, and renumbers the lines in its tree. */
export function addOrigin(page: VFile, tree: Node, file: string, text: string): void {
  page.data.origins ??= []
  const before = page.data.origins.at(-1)?.last ?? String(page.value).split('\n').length
  page.data.origins.push({ file, before, last: before + text.split('\n').length })
  const points = new Set<{ line: number }>()
  visit(tree, ({ position }) => {
    if (position) points.add(position.start).add(position.end)
  })
  for (const point of points) point.line += before
}

/** For a position in an included file, its path and the line in it. */
export function placeOf(page: VFile, position: Position | undefined) {
  const line = position?.start.line
  const origin = page.data.origins?.find(({ last }) => line !== undefined && line <= last)
  if (line === undefined || origin === undefined || line <= origin.before)
    return { file: relativePath(page), line }
  return { file: origin.file, line: line - origin.before }
}
