import type { Problem } from '../problem'
import { filesBelow } from '../project-files'

const FOLDERS = ['pages', 'partials', 'public'] as const
/** Hidden files and folders, and backup files of editors. */
const LEFTOVER = /(?:^|\/)\.|[~#]$/
const PAGE_ENDING = /\.(?:mdx?|tsx)$/i
/** A path of parts that every system and host accepts. Windows reserves device names; hosts remove `.html`. */
const VALID =
  /^(?:\/(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$))\w[\w-]*(?:\.(?!html?$)[\w-]+)*)+$/i

/** Finds file and folder names that fail in the preview, on a host, or on an operating system. */
export function checkNames(root: string): Problem[] {
  const first = new Map<string, string>()
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder))
  return files
    .filter((file) => !LEFTOVER.test(file))
    .flatMap((file): Problem[] => {
      const url = file.replace(PAGE_ENDING, '')
      const earlier = first.get(url.toLowerCase()) ?? url
      first.set(url.toLowerCase(), earlier)
      const problem = { severity: 'error', file, field: 'file name' } as const
      if (!VALID.test(`/${url}`))
        return [{ ...problem, expected: 'only letters A to Z, digits, _, -, and .' }]
      const expected = `a name that differs from ${earlier} not only in case`
      return earlier === url ? [] : [{ ...problem, found: url, expected }]
    })
}
