import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../content/pages/page-map'
import { formatProblem, type Problem } from '../../content/problem'
import { filesBelow, listFiles, readText } from '../../content/project-files'
import {
  type ExportedSite,
  externalLinks,
  linkProblems,
  type OutputFinding,
  orphanRoutes,
} from './link-problems'

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

/**
 * Returns sorted warnings. If several pages have the same finding, such as a broken link in the footer, the finding
 * becomes one warning.
 * @param fileOf returns the source file of a route; undefined for a page that is written in code
 */
export function warningsOf(
  findings: readonly OutputFinding[],
  fileOf: (route: string) => string | undefined,
): Problem[] {
  const routes = new Map<string, string[]>()
  for (const { route, ...finding } of findings) {
    const key = JSON.stringify(finding)
    routes.set(key, [...(routes.get(key) ?? []), route])
  }
  const problems = [...routes].map(([key, [route = '', ...others]]): Problem => {
    const { place, ...finding }: Omit<OutputFinding, 'route'> = JSON.parse(key)
    const found =
      others.length === 0 ? finding.found : `${finding.found} on ${others.length + 1} pages`
    const file = fileOf(route) ?? `page ${route}`
    return { severity: 'warning', file, ...place, ...finding, found }
  })
  return problems.sort((a, b) => (formatProblem(a) < formatProblem(b) ? -1 : 1))
}

/** The tag that includes a file, by folder. Subfolders come first, because the first matching folder counts. */
const USES = [
  { folder: 'partials/diagrams/', tag: 'Diagram', attribute: 'name' },
  { folder: 'partials/', tag: 'Partial', attribute: 'file' },
] as const
const USE = /<(Diagram|Partial)\b[^>]*?\s(?:name|file)="([^"]*)"/g

export function unusedPartials(root: string): Problem[] {
  const files = ['pages', 'partials'].flatMap((folder) => filesBelow(root, folder))
  const used = new Set(
    files.flatMap((file) =>
      [...readText(path.join(root, file)).matchAll(USE)].map(([, tag, name]) => `${tag} ${name}`),
    ),
  )
  return files.flatMap((file): Problem[] => {
    const use = USES.find(({ folder }) => file.startsWith(folder))
    if (use === undefined) return []
    const name = file.slice(use.folder.length).replace(/(?:-wide)?\.\w+$/, '')
    if (used.has(`${use.tag} ${name}`)) return []
    const expected = `<${use.tag} ${use.attribute}="${name}" /> in a page or partial`
    const finding = { found: 'no use of the file', expected }
    return [
      { severity: 'warning', file, field: 'partial', ...finding, advice: 'use or delete the file' },
    ]
  })
}
