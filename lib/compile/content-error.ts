import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { isRecord } from '../content/is-record'
import { errorIn, type Finding, type ProblemError } from '../content/problem'
import { placeOf } from './origins'

/** What is wrong at one point of a page, as an error that stops its compilation. */
export function contentError(
  file: VFile,
  position: Position | undefined,
  finding: Finding,
): ProblemError {
  const { file: origin = relativePath(file), line } = placeOf(file, position)
  return errorIn(origin, finding, line)
}

/** Path of the compiled file relative to the project. */
export function relativePath(file: VFile): string {
  const full = (file.history[0] ?? '').replaceAll('\\', '/')
  const root = `${file.cwd.replaceAll('\\', '/')}/`
  return full.startsWith(root) ? full.slice(root.length) : full
}

/** What MDX says of the syntax of a file, or any other error in it. */
export function syntaxError(file: string, error: unknown): ProblemError {
  const message = error instanceof Error ? error.message : String(error)
  const [advice = '', line] = message.split('\n')[0]?.split(IN_TEXT) ?? []
  const own = isRecord(error) && typeof error.line === 'number' ? error.line : undefined
  return errorIn(file, { advice }, own ?? (line === undefined ? undefined : Number(line)))
}

const IN_TEXT = / \((\d+):\d+(?:-\d+:\d+)?\)/
