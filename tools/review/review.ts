import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { firstViewOf } from '../bench/first-view'
import { runScript } from '../machine/run-command'
import { type PageChange, pageChanges } from './page-changes'
import { picturePages } from './picture-pages'
import { reviewReport } from './report'
import { buildRevision, readSite, type SiteState } from './site-state'

const REPORT = 'reports/diff.html'
/** Pages with pictures; a change of a component may reach all of them. */
const MOST_PICTURED = 20

/**
 * Builds a revision and the working tree, and writes what readers see differently into one HTML file.
 * @throws when a build fails
 */
export async function review(revision = 'main'): Promise<void> {
  const before = await readSite(await buildRevision(revision))
  await runScript('scripts/build.ts')
  const after = await readSite(path.resolve('out'))
  const changes = pageChanges(before, after)
  const pictured = changes.slice(0, MOST_PICTURED)
  const routes = (kinds: readonly PageChange['kind'][]) =>
    pictured.filter(({ kind }) => kinds.includes(kind)).map(({ route }) => route)
  const report = reviewReport({
    revision,
    changes,
    bytes: new Map(
      changes.map(({ route }) => [route, [bytesOf(before, route), bytesOf(after, route)]]),
    ),
    before: await picturePages(before.out, routes(['changed', 'removed'])),
    after: await picturePages(after.out, routes(['changed', 'added'])),
  })
  mkdirSync(path.dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, report)
  for (const { route, kind, broken } of changes)
    console.log(
      `${kind.padEnd(8)} ${route}${broken.map((one) => `\n  broken link ${one}`).join('')}`,
    )
  console.log(`Pages that read differently since ${revision}: ${changes.length}. See ${REPORT}`)
  if (changes.length > MOST_PICTURED)
    console.log(`Pictures are of the first ${MOST_PICTURED} of them.`)
}

function bytesOf({ out, pages }: SiteState, route: string): number {
  return pages.has(route) ? firstViewOf(out, route)['first view'] : 0
}
