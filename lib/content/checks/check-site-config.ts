import { existsSync } from 'node:fs'
import path from 'node:path'
import { type SiteConfig, siteConfigSchema } from '../../site/site-config-schema'
import type { Page } from '../pages/page-map'
import type { Finding, Problem } from '../problem'
import { fieldName, schemaFindings } from '../schema-findings'

export type ConfiguredSite = {
  readonly routes: ReadonlySet<string>
  readonly pages: readonly Pick<Page, 'id' | 'route' | 'sidebar' | 'frontMatter'>[]
  /** Folder that contains `public/`. */
  readonly root: string
}

/** Checks `site.config.ts` (§3, §8). The pages and files it refers to are checked only if all its values are valid. */
export function checkSiteConfig(given: unknown, site: ConfiguredSite): Problem[] {
  const problems = (findings: readonly Finding[]): Problem[] =>
    findings.map((finding) => ({ severity: 'error', file: 'site.config.ts', ...finding }))
  const { error, data: config } = siteConfigSchema.safeParse(given)
  if (error !== undefined)
    return problems(
      schemaFindings(error, given).map(({ path: field, ...finding }) => ({
        field: fieldName(field),
        ...finding,
      })),
    )
  return problems([
    ...sidebarFindings(config, site.routes),
    ...mainPageFindings(config, site),
    ...draftFindings(config, site),
    ...localeFindings(config),
    ...missingFiles(config, site.root),
  ])
}

function sidebarFindings(config: SiteConfig, routes: ReadonlySet<string>): Finding[] {
  const names = Object.keys(config.sidebars)
  const missing = (field: string, found: string, expected: string): Finding => ({
    field,
    fault: 'missing sidebar link',
    found: `"${found}"`,
    expected,
  })
  return [
    ...Object.entries(config.sidebars).flatMap(([name, sidebar]) =>
      (['path', 'landing'] as const)
        .filter((key) => !routes.has(sidebar[key]))
        .map((key) => missing(`sidebars.${name}.${key}`, sidebar[key], 'the route of a page')),
    ),
    ...config.navbar.items.flatMap((item, index) =>
      item.type === 'docSidebar' && !names.includes(item.sidebarId)
        ? [
            missing(
              `navbar.items[${index}].sidebarId`,
              item.sidebarId,
              `one of ${names.join(', ')}`,
            ),
          ]
        : [],
    ),
  ]
}

function mainPageFindings({ docs }: SiteConfig, { routes, pages }: ConfiguredSite): Finding[] {
  const { mainDocId } = docs.version
  const field = 'docs.version.mainDocId'
  if (!routes.has(`${docs.version.path}/${mainDocId}`))
    return [
      { field, found: `"${mainDocId}"`, expected: `the id of a page below ${docs.version.path}` },
    ]
  const page = pages.find(({ id }) => id === mainDocId)
  return page?.frontMatter.status === 'draft'
    ? [{ field, found: `the draft "${mainDocId}"`, expected: 'a published page' }]
    : []
}

function draftFindings({ docs: { version } }: SiteConfig, { pages }: ConfiguredSite): Finding[] {
  const { path: folder, draftIds } = version
  const versionPages = pages.filter(
    ({ route }) => route === folder || route.startsWith(`${folder}/`),
  )
  const expected = `the id of a page below ${folder}`
  return draftIds.flatMap((id, index) =>
    versionPages.some((page) => page.id === id)
      ? []
      : [{ field: `docs.version.draftIds[${index}]`, found: `"${id}"`, expected }],
  )
}

function localeFindings({ i18n: { defaultLocale, locales } }: SiteConfig): Finding[] {
  if (defaultLocale in locales) return []
  const expected = `one of ${Object.keys(locales).join(', ')}`
  return [{ field: 'i18n.defaultLocale', found: `"${defaultLocale}"`, expected }]
}

function missingFiles({ favicon, navbar }: SiteConfig, root: string): Finding[] {
  return Object.entries({ favicon, 'navbar.logo': navbar.logo })
    .filter(([, file]) => !existsSync(path.join(root, 'public', file)))
    .map(([field, file]) => ({
      field,
      found: `"${file}"`,
      expected: 'the URL of a file in public/',
    }))
}
