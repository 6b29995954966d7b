import path from 'node:path'
import { z } from 'zod'
import { checkLifeCycles } from '../life-cycles/life-cycles'
import { nextProblems } from '../navigation/next-pages'
import { redirectProblems } from '../navigation/redirects'
import { flattenPageMap, type Page } from '../pages/page-map'
import { type PageMapReading, readPageMap } from '../pages/read-page-map'
import type { Problem } from '../problem'
import { lineAt, readText } from '../project-files'
import { checkCostlyDefaults } from './check-costly-defaults'
import { checkData } from './check-data'
import { checkNames } from './check-names'
import { checkSiteConfig } from './check-site-config'
import { checkStatedPorts } from './check-stated-ports'
import { checkTerms } from './check-terms'

export type ContentCheck = {
  readonly reading: PageMapReading
  readonly problems: readonly Problem[]
}

/**
 * Runs all checks that need no compiled page, and reports all their problems in one run (§8). A page with errors in its
 * front matter counts as a page, so links to it are not reported as broken.
 * @param config the default export of `site.config.ts`
 */
export async function checkContent(root: string, config: unknown): Promise<ContentCheck> {
  const draftIds = draftIdsOf(config)
  const reading = await readPageMap(root, sidebarsOf(config), { draftIds })
  const { pages, files } = reading
  const routes = new Set(files.keys())
  const problems = [
    ...reading.problems,
    ...checkNames(root),
    ...foldersWithoutIndex(reading),
    ...pages.flatMap((page) => draftProblems(root, page, draftIds)),
    ...redirectProblems(root, reading),
    ...nextProblems(root, reading.pages),
    ...checkSiteConfig(config, { root, routes, pages }),
    ...checkData(root, routes),
    ...checkLifeCycles(root, new Date()),
    ...checkTerms(root),
    ...checkStatedPorts(root),
    ...checkCostlyDefaults(root),
  ]
  return { reading, problems }
}

/** Finds sections without an index page, because their sidebar label would have no target (§8). */
function foldersWithoutIndex({ nodes, files }: PageMapReading): Problem[] {
  return flattenPageMap(nodes)
    .filter(({ page, route }) => page === null && !files.has(route))
    .map(({ route }) => ({
      severity: 'error',
      file: `pages${route}`,
      fault: 'missing sidebar link',
      found: 'no index page',
      expected: `pages${route}/index.mdx`,
    }))
}

function draftProblems(
  root: string,
  { id, file, frontMatter }: Page,
  draftIds: readonly string[],
): Problem[] {
  if (frontMatter.status !== 'draft') {
    return unwrittenHints(readText(path.join(root, file)), file)
  }
  if (!draftIds.includes(id)) {
    const advice = 'the page is not published until this field is deleted'
    return [{ severity: 'notice', file, field: 'status', found: '"draft"', advice }]
  }
  const found = `"${id}" in docs.version.draftIds of site.config.ts`
  return [
    { severity: 'notice', file, found, advice: 'the page is not published while it is there' },
  ]
}

export function unwrittenHints(source: string, file: string): Problem[] {
  return [...source.matchAll(/\*\*Write:\*\* (.*)/g)].map(({ 1: words, index }) => {
    const finding = { found: 'a hint from the template', expected: `your text: ${words}` }
    return { severity: 'error', file, line: lineAt(source, index), field: 'text', ...finding }
  })
}

const withSidebars = z.object({ sidebars: z.record(z.string(), z.object({ path: z.string() })) })

function sidebarsOf(config: unknown): Record<string, { path: string }> {
  return withSidebars.safeParse(config).data?.sidebars ?? {}
}

const withDraftIds = z.object({
  docs: z.object({ version: z.object({ draftIds: z.array(z.string()) }) }),
})

function draftIdsOf(config: unknown): readonly string[] {
  return withDraftIds.safeParse(config).data?.docs.version.draftIds ?? []
}
