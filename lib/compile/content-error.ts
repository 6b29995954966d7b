import type { Position } from 'unist'
import type { VFile } from 'vfile'

/**
 * An error in a page's text, for its writer.
 * @returns an error that starts with file and line
 */
export function contentError(file: VFile, position: Position | undefined, message: string): Error {
  const line = position?.start.line
  return new Error(`${relativePath(file)}${line === undefined ? '' : `:${line}`} ${message}`)
}

/** Path of the compiled file relative to the project. */
export function relativePath(file: VFile): string {
  const full = (file.history[0] ?? '').replaceAll('\\', '/')
  const root = `${file.cwd.replaceAll('\\', '/')}/`
  return full.startsWith(root) ? full.slice(root.length) : full
}
