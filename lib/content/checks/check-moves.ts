import { spawnSync } from 'node:child_process'
import type { Page } from '../pages/page-map'
import { routeOfFile } from '../pages/routes'
import type { Problem } from '../problem'

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
