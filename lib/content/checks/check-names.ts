import { spawnSync } from 'node:child_process'
import type { Page } from '../pages/page-map'
import { routeOfFile } from '../pages/routes'
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

const RENAMES = ['diff', '--name-status', '--find-renames', '--diff-filter=R', '--relative', 'HEAD']

/** Asks for `from` on each page that was moved since the last commit, as far as Git, if there is one, finds it. */
export function checkMoves(root: string, pages: readonly Page[]): Problem[] {
  const { stdout } = spawnSync('git', [...RENAMES, '--', 'pages'], { cwd: root, encoding: 'utf8' })
  const moves = (stdout ?? '').split('\n').map((line) => line.split('\t'))
  return moves.flatMap(([, before = '', file]): Problem[] => {
    const page = pages.find((moved) => moved.file === file)
    if (page === undefined || page.frontMatter.status === 'draft') return []
    const old = routeOfFile(before)
    if (old === page.route || page.frontMatter.from?.includes(old)) return []
    const expected = `${old}, so that the old URL leads here`
    return [{ severity: 'error', file: page.file, field: 'from', found: 'no old URL', expected }]
  })
}
