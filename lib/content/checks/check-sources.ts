import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteConfigSchema } from '../../site/site-config-schema'
import { checkLifeCycles } from '../life-cycles/life-cycles'
import { flattenPageMap, type Page } from '../pages/page-map'
import { type PageMapReading, readPageMap } from '../pages/read-page-map'
import type { Problem } from '../problem'
import { lineOfUrl } from '../project-files'
import { checkFormats, checkNewest } from '../releases/check-releases'
import { checkMoves, checkNames } from './check-names'
import { checkSiteConfig } from './check-site-config'
import { checkData } from './data-files'

/** All problems that need no compiled page (§8). Links may lead to pages with errors. `config` is `site.config.ts`. */
export async function checkSources(root: string, config: unknown) {
  const { sidebars = {}, docs } = siteConfigSchema.safeParse(config).data ?? {}
  const draftIds = docs?.version.draftIds ?? []
  const reading = await readPageMap(root, sidebars, { draftIds })
  const { pages, files } = reading
  const routes = new Set(files.keys())
  const data = checkData(root, routes)
  const problems: readonly Problem[] = [
    ...reading.problems,
    ...checkNames(root),
    ...foldersWithoutIndex(reading),
    ...pages.flatMap((page) => draftProblems(page, draftIds)),
    ...redirectProblems(root, reading),
    ...checkMoves(root, pages),
    ...pages.flatMap((page) => nextProblems(root, page, pages)),
    ...checkSiteConfig(config, { root, routes, pages }),
    ...(data.length > 0
      ? data
      : [...checkLifeCycles(root, new Date(), pages), ...checkFormats(root), ...checkNewest(root)]),
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

/** Reports each old URL that a page, another redirect, or something in `public/` uses, so redirects cannot chain. */
function redirectProblems(root: string, { pages, files }: PageMapReading): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ file, frontMatter }) =>
    (frontMatter.from ?? []).flatMap((old, index): Problem[] => {
      const inPublic = existsSync(path.join(root, 'public', old)) ? `public${old}` : undefined
      const owner = files.get(old) ?? first.get(old) ?? inPublic
      first.set(old, file)
      if (owner === undefined) return []
      const expected = `an unused URL: ${owner} already uses this one`
      const line = lineOfUrl(root, file, old)
      const field = `from[${index}]`
      return [{ severity: 'error', file, line, field, found: `"${old}"`, expected }]
    }),
  )
}

function draftProblems({ id, file, frontMatter }: Page, draftIds: readonly string[]): Problem[] {
  if (frontMatter.status !== 'draft') return []
  const inPage = { field: 'status', found: '"draft"' }
  const inSettings = { found: `"${id}" in docs.version.draftIds of site.config.ts` }
  const advice = 'the page is not published while it is there'
  return [{ severity: 'notice', file, ...(draftIds.includes(id) ? inSettings : inPage), advice }]
}

function nextProblems(
  root: string,
  { file, route, frontMatter: { next } }: Page,
  pages: readonly Page[],
): Problem[] {
  if (next === undefined) return []
  const target = pages.find((page) => page.route === next && next !== route)
  if (target !== undefined && target.frontMatter.status === undefined) return []
  const line = lineOfUrl(root, file, next)
  const found = JSON.stringify(next)
  const expected =
    'the route of another page that is neither planned nor a draft, such as /docs/FTC/Formats'
  const advice = 'correct the route, or delete the field to link to the next page in the sidebar'
  return [{ severity: 'error', file, line, field: 'next', found, expected, advice }]
}
