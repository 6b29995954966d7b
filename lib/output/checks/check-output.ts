import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../content/pages/page-map'
import type { Problem } from '../../content/problem'
import { listFiles } from '../../content/project-files'
import { SITEMAP_FILE } from '../discovery/sitemap'
import type { ExportedPage } from '../pages/exported-pages'
import { headProblems, listProblems } from './discovery-problems'
import { externalLinks, linkProblems, orphanRoutes } from './link-problems'
import type { ExportedSite } from './output-problem'
import { pageProblems } from './page-problems'
import { sourceProblems } from './source-problems'
import { locateProblems, readSources } from './sources'

/** Where the URLs of other sites are listed, for a person or a tool that asks them. */
export const EXTERNAL_LINKS_FILE = 'reports/external-links.txt'

const URL_LISTS = [SITEMAP_FILE, 'robots.txt', 'llms.txt'] as const

export type OutputCheck = {
  readonly root: string
  readonly out: string
  readonly exported: readonly ExportedPage[]
  readonly pages: readonly Page[]
  readonly siteUrl: string
  readonly basePath: string
  readonly otherPaths: readonly string[]
}

/** Pages that need no link: the browser and the search open two, writers know the third from CONTRIBUTING.md. */
const REACHED_OTHERWISE: ReadonlySet<string> = new Set(['/404', '/search', '/markdown-page'])

/**
 * Checks the exported site (§8): links, anchors, ids, images, pages and partials that nothing leads to. Writes the list
 * of links to other sites.
 */
export function checkOutput({
  root,
  out,
  exported,
  pages,
  siteUrl,
  basePath,
  otherPaths,
}: OutputCheck): Problem[] {
  const site: ExportedSite = {
    pages: exported,
    files: new Set(listFiles(path.join(root, out))),
    sizeOf: (file) => statSync(path.join(root, out, file)).size,
    origin: new URL(siteUrl).origin,
    basePath,
    otherPaths,
  }
  writeExternalLinks(root, externalLinks(site))
  const files = new Map(pages.map((page) => [page.route, page.file]))
  const fileOf = (route: string) => files.get(route)
  const sources = readSources(root)
  const orphans = orphanRoutes(site)
    .filter((route) => !REACHED_OTHERWISE.has(route))
    .map(
      (route): Problem => ({
        severity: 'warning',
        file: fileOf(route) ?? `page ${route}`,
        line: 1,
        field: 'page',
        found: 'no link to it',
        expected: 'one',
        advice: 'link to it from a page it belongs to',
      }),
    )
  return [
    ...locateProblems(
      [...linkProblems(site), ...pageProblems(site), ...headProblems(site)],
      sources,
      fileOf,
    ),
    ...listProblems(site, readLists(path.join(root, out))),
    ...orphans,
    ...sourceProblems(sources),
  ]
}

/** The files that list URLs of the site for other programs, as far as they are there. */
function readLists(out: string): ReadonlyMap<string, string> {
  const found = URL_LISTS.filter((name) => existsSync(path.join(out, name)))
  return new Map(found.map((name) => [name, readFileSync(path.join(out, name), 'utf8')]))
}

function writeExternalLinks(root: string, links: ReadonlyMap<string, readonly string[]>): void {
  const file = path.join(root, EXTERNAL_LINKS_FILE)
  const lines = [...links].map(([url, routes]) => `${url}\t${routes.join(' ')}\n`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, lines.join(''))
}
