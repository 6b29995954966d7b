import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Reads the redirects of an exported site from the file that it has for other hosts. A site that is replaced while it
 * is served is read anew.
 * @returns the new address of a path, undefined for most
 */
export function siteRedirects(root: string): (path: string) => Promise<string | undefined> {
  const file = join(root, '_redirects')
  let known: { time: number; redirects: ReadonlyMap<string, string> } | undefined
  return async (path) => {
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (known?.time !== time) {
      const text = await readFile(file, 'utf8').catch(() => '')
      const lines = text.split('\n').map((line) => line.split(' '))
      known = { time, redirects: new Map(lines.map(([old = '', to = '']) => [old, to])) }
    }
    return known.redirects.get(path)
  }
}
