import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../content/pages/page-map'
import type { Problem } from '../../content/problem'
import { listFiles } from '../../content/project-files'
import { unusedPartials } from './check-articles'
import { externalLinks, linkProblems, orphanRoutes } from './link-problems'
import { type ExportedSite, warningsOf } from './output-problem'

/** The file is for link checkers: each line contains a URL, a tab, and the routes of the pages that use the URL. */
export const EXTERNAL_LINKS_FILE = 'reports/external-links.txt'

/** Pages that other pages need not link to: the not-found page, the search page, and the example page for writers. */
const UNLINKED_ROUTES: ReadonlySet<string> = new Set(['/404', '/search', '/markdown-page'])

/**
 * Checks the exported site (§8) for orphan pages and for broken links, anchors, and images. Checks the source files for
 * unused partials. Writes the list of external links.
 */
export function checkOutput(
  root: string,
  exported: Omit<ExportedSite, 'files'>,
  pages: readonly Page[],
): Problem[] {
  const site = { ...exported, files: new Set(listFiles(path.join(root, 'out'))) }
  writeExternalLinks(root, externalLinks(site))
  const files = new Map(pages.map((page) => [page.route, page.file]))
  const fileOf = (route: string) => files.get(route)
  const orphans = orphanRoutes(site)
    .filter((route) => !UNLINKED_ROUTES.has(route))
    .map((route) => ({
      route,
      field: 'page',
      found: `no link to ${route} from another page`,
      expected: 'at least one',
    }))
  return [...warningsOf([...linkProblems(site), ...orphans], fileOf), ...unusedPartials(root)]
}

function writeExternalLinks(root: string, links: ReadonlyMap<string, readonly string[]>): void {
  const file = path.join(root, EXTERNAL_LINKS_FILE)
  const lines = [...links].map(([url, routes]) => `${url}\t${routes.join(' ')}\n`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, lines.join(''))
}
