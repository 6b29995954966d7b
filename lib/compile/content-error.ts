import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { errorIn, type Finding, type ProblemError } from '../content/problem'

/** What is wrong at one point of a page, as an error that stops its compilation. */
export function contentError(
  file: VFile,
  position: Position | undefined,
  finding: Finding,
): ProblemError {
  return errorIn(relativePath(file), finding, position?.start.line)
}

/** Path of the compiled file relative to the project. */
export function relativePath(file: VFile): string {
  const full = (file.history[0] ?? '').replaceAll('\\', '/')
  const root = `${file.cwd.replaceAll('\\', '/')}/`
  return full.startsWith(root) ? full.slice(root.length) : full
}
