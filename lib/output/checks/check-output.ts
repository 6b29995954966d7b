import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../content/pages/page-map'
import type { Problem } from '../../content/problem'
import { listFiles } from '../../content/project-files'
import { unusedPartials } from './check-articles'
import { externalLinks, linkProblems, orphanRoutes } from './link-problems'
import { type ExportedSite, warningsOf } from './output-problem'

/** File that lists the URLs of other sites, for a person or tool that checks them. */
export const EXTERNAL_LINKS_FILE = 'reports/external-links.txt'

/** Pages that need no link: the browser and the search open two, writers know the third from CONTRIBUTING.md. */
const REACHED_OTHERWISE: ReadonlySet<string> = new Set(['/404', '/search', '/markdown-page'])

/**
 * Checks the exported site (§8): links, anchors, images, pages and partials that nothing leads to. Writes the list
 * of links to other sites.
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
    .filter((route) => !REACHED_OTHERWISE.has(route))
    .map((route) => ({ route, field: 'page', found: 'no link to it', expected: 'one' }))
  return [...warningsOf([...linkProblems(site), ...orphans], fileOf), ...unusedPartials(root)]
}

function writeExternalLinks(root: string, links: ReadonlyMap<string, readonly string[]>): void {
  const file = path.join(root, EXTERNAL_LINKS_FILE)
  const lines = [...links].map(([url, routes]) => `${url}\t${routes.join(' ')}\n`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, lines.join(''))
}
