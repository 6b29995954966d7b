import { statSync } from 'node:fs'
import path from 'node:path'

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
