import { existsSync } from 'node:fs'
import path from 'node:path'
import { type SiteConfig, siteConfigSchema } from '../../site/site-config-schema'
import type { Page } from '../pages/page-map'
import type { Finding, Problem } from '../problem'
import { fieldName, schemaFindings } from '../schema-findings'

export type ConfiguredSite = {
  readonly routes: ReadonlySet<string>
  readonly pages: readonly Pick<Page, 'id' | 'route' | 'sidebar' | 'frontMatter'>[]
  readonly root: string
}

/** Checks `site.config.ts` (§3, §8). The pages and files it refers to are checked only if all its values are valid. */
export function checkSiteConfig(given: unknown, site: ConfiguredSite): Problem[] {
  const { error, data: config } = siteConfigSchema.safeParse(given)
  const findings: Finding[] =
    error === undefined
      ? [
          ...sidebarFindings(config, site.routes),
          ...mainPageFindings(config, site),
          ...draftFindings(config, site),
          ...localeFindings(config),
          ...missingFiles(config, site.root),
        ]
      : schemaFindings(error, given).map(({ path: field, ...finding }) => ({
          field: fieldName(field),
          ...finding,
        }))
  return findings.map((finding) => ({ severity: 'error', file: 'site.config.ts', ...finding }))
}

function sidebarFindings({ sidebars, navbar }: SiteConfig, routes: ReadonlySet<string>): Finding[] {
  const fault = 'missing sidebar link'
  const expected = `one of ${Object.keys(sidebars).join(', ')}`
  return [
    ...Object.entries(sidebars).flatMap(([name, { path: first, landing }]) =>
      Object.entries({ path: first, landing })
        .filter(([, route]) => !routes.has(route))
        .map(([key, route]) => {
          const finding = { fault, found: `"${route}"`, expected: 'the route of a page' }
          return { field: `sidebars.${name}.${key}`, ...finding }
        }),
    ),
    ...navbar.items.flatMap((item, index) => {
      if (item.type !== 'docSidebar' || Object.hasOwn(sidebars, item.sidebarId)) return []
      const field = `navbar.items[${index}].sidebarId`
      return [{ field, fault, found: `"${item.sidebarId}"`, expected }]
    }),
  ]
}

function mainPageFindings({ docs }: SiteConfig, { routes, pages }: ConfiguredSite): Finding[] {
  const { mainDocId, path: folder } = docs.version
  const field = 'docs.version.mainDocId'
  if (!routes.has(`${folder}/${mainDocId}`))
    return [{ field, found: `"${mainDocId}"`, expected: `the id of a page below ${folder}` }]
  const page = pages.find(({ id }) => id === mainDocId)
  return page?.frontMatter.status === 'draft'
    ? [{ field, found: `the draft "${mainDocId}"`, expected: 'a published page' }]
    : []
}

function draftFindings({ docs }: SiteConfig, { pages }: ConfiguredSite): Finding[] {
  const { path: folder, draftIds } = docs.version
  const below = pages.filter(({ route }) => `${route}/`.startsWith(`${folder}/`))
  const expected = `the id of a page below ${folder}`
  return draftIds.flatMap((id, index) =>
    below.some((page) => page.id === id)
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
    .map(([field, file]) => {
      return { field, found: `"${file}"`, expected: 'the URL of a file in public/' }
    })
}
