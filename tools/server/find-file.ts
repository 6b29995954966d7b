import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The files that may answer a clean path, best first, relative to the site's folder. */
export function candidateFiles(segments: readonly string[]): readonly string[] {
  const path = segments.join('/')
  if (path === '') return ['index.html']
  // `x.html` has the address `x`; asking for it by its file name must not give a second address.
  const exact = path.endsWith('.html') ? [] : [path]
  return [...exact, `${path}.html`, `${path}/index.html`]
}

/** The first candidate that is a file below `root`, or undefined. */
export async function findFile(
  root: string,
  segments: readonly string[],
): Promise<string | undefined> {
  for (const candidate of candidateFiles(segments)) {
    const found = await stat(join(root, candidate)).catch(() => undefined)
    if (found?.isFile()) return candidate
  }
  return undefined
}
