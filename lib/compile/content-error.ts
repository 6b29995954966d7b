import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { type Finding, ProblemError } from '../content/problem'

/** What is wrong at one point of a page, as an error that stops its compilation. */
export function contentError(
  file: VFile,
  position: Position | undefined,
  finding: Finding,
): ProblemError {
  const line = position?.start.line
  return new ProblemError([{ severity: 'error', file: relativePath(file), line, ...finding }])
}

/** Path of the compiled file relative to the project. */
export function relativePath(file: VFile): string {
  const full = (file.history[0] ?? '').replaceAll('\\', '/')
  const root = `${file.cwd.replaceAll('\\', '/')}/`
  return full.startsWith(root) ? full.slice(root.length) : full
}
