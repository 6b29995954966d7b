import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { siteConfigSchema } from '../../site/site-config-schema'
import { homeRoutes } from '../home/home-content'
import { docsVersionOf } from '../pages/docs-version'
import { flattenPageMap, type Page } from '../pages/page-map'
import type { PageMapReading } from '../pages/read-page-map'
import { readPageMap } from '../pages/read-page-map'
import { checkPorts } from '../ports/read-ports'
import { validateSiteConfig } from '../settings/validate-site-config'
import { checkApiPages } from './check-api-pages'
import { checkFileNames } from './check-file-names'
import { checkPlaceholderFiles } from './check-placeholders'
import { checkReleaseFiles } from './check-releases'
import { checkSearchData } from './check-search-data'
import { checkSpecification } from './check-specification'
import { missingDefaultExports } from './default-exports'
import { unwrittenHints } from './unwritten-hints'

export type ContentCheck = {
  readonly reading: PageMapReading
  /** Each names file, field, what was found and what was expected; any of them stops the build. */
  readonly errors: readonly string[]
  readonly notices: readonly string[]
}

/**
 * Checks what can be checked before anything is compiled: front matter, `_meta.ts`, site configuration, code pages,
 * placeholders, API data, technical specification, release notes. All problems are collected, so that one run shows
 * them all (§8).
 * @param config the default export of `site.config.ts`
 */
export async function checkContent(root: string, config: unknown): Promise<ContentCheck> {
  const reading = await readPageMap(root, sidebarsOf(config))
  const routes = new Set(reading.pages.map((page) => page.route))
  const errors = [
    ...reading.errors,
    ...foldersWithoutIndex(reading),
    ...unwrittenPages(root, reading.pages),
    ...configErrors(config, routes, reading.pages),
    ...missingDefaultExports(root, codeFiles(root)),
    ...checkPlaceholderFiles(root),
    ...checkSpecification(root),
    ...checkPorts(root),
    ...checkApiPages(root, reading.pages),
    ...checkReleaseFiles(root, routes),
    ...checkSearchData(root, routes),
    ...missingPublicFiles(root, config),
    ...checkFileNames(root, routes),
    ...homeRoutes()
      .filter((route) => !routes.has(route))
      .map(
        (route) =>
          `lib/content/home/home-content.ts: found "${route}", expected the route of a page`,
      ),
  ]
  return { reading, errors, notices: [...reading.notices, ...draftNotices(reading.pages)] }
}

/** Sections whose label in the sidebar would lead nowhere (§8). */
function foldersWithoutIndex({ nodes, errors }: PageMapReading): string[] {
  return flattenPageMap(nodes)
    .filter(
      (node) => node.page === null && !errors.some((error) => error.includes(`pages${node.route}`)),
    )
    .map(
      (node) =>
        `pages${node.route}: missing sidebar link: found no index page, expected pages${node.route}/index.mdx`,
    )
}

function draftNotices(pages: readonly Page[]): string[] {
  return pages
    .filter(({ frontMatter }) => frontMatter.status === 'draft')
    .map(
      ({ file }) => `${file}: status: found "draft": it is not published until the line is deleted`,
    )
}

/** What `npm run new` left to the writer; drafts may have it. */
function unwrittenPages(root: string, pages: readonly Page[]): string[] {
  return pages
    .filter(({ frontMatter }) => frontMatter.status !== 'draft')
    .flatMap(({ file }) =>
      unwrittenHints(readFileSync(path.join(root, file), 'utf8')).map(
        (problem) => `${file}:${problem}`,
      ),
    )
}

function configErrors(
  config: unknown,
  routes: ReadonlySet<string>,
  pages: readonly Page[],
): string[] {
  try {
    const { draftIds, mainDocId } = docsVersionOf(validateSiteConfig(config, routes), pages)
    return draftIds.includes(mainDocId)
      ? [
          `site.config.ts: docs.version.mainDocId: found the draft "${mainDocId}", expected a published page`,
        ]
      : []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function missingPublicFiles(root: string, config: unknown): string[] {
  const parsed = siteConfigSchema.safeParse(config)
  if (!parsed.success) return []
  const { favicon, navbar } = parsed.data
  return Object.entries({ favicon, 'navbar.logo': navbar.logo })
    .filter(([, file]) => !existsSync(path.join(root, 'public', file)))
    .map(
      ([field, file]) =>
        `site.config.ts: ${field}: found "${file}", expected the address of a file in public/`,
    )
}

function sidebarsOf(config: unknown): Record<string, { path: string }> {
  const sidebars: unknown =
    typeof config === 'object' && config !== null ? Reflect.get(config, 'sidebars') : null
  if (typeof sidebars !== 'object' || sidebars === null) return {}
  return Object.fromEntries(
    Object.entries(sidebars).flatMap(([name, sidebar]: [string, unknown]) => {
      const value: unknown =
        typeof sidebar === 'object' && sidebar !== null ? Reflect.get(sidebar, 'path') : undefined
      return typeof value === 'string' ? [[name, { path: value }]] : []
    }),
  )
}

function codeFiles(root: string): string[] {
  return readdirSync(path.join(root, 'pages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath ?? entry.path, entry.name))
        .replaceAll('\\', '/'),
    )
}

/** Parts what §8 calls a warning, routes that two files have, from what a writer should merely know. */
export function splitNotices(notices: readonly string[]): readonly [string[], string[]] {
  const isRepeated = (notice: string) => notice.includes(': duplicate route: ')
  return [notices.filter(isRepeated), notices.filter((notice) => !isRepeated(notice))]
}
