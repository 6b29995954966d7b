import { existsSync } from 'node:fs'
import path from 'node:path'
import { OFFLINE_COPY } from '../../site/constants'
import { type SiteConfig, siteConfigSchema } from '../../site/site-config-schema'
import type { Page } from '../pages/page-map'
import type { Finding, Problem, Severity } from '../problem'
import { fieldName, schemaFindings } from '../schema-findings'

/** What a configuration can name. */
export type ConfiguredSite = {
  readonly routes: ReadonlySet<string>
  readonly pages: readonly Pick<Page, 'id' | 'frontMatter'>[]
  /** Folder with `public/`. */
  readonly root: string
}

/** Checks `site.config.ts`, specification §3 and §8: its values, and that every address in it leads somewhere. */
export function checkSiteConfig(given: unknown, site: ConfiguredSite): Problem[] {
  const problems = (severity: Severity, findings: readonly Finding[]): Problem[] =>
    findings.map((finding) => ({ severity, file: 'site.config.ts', ...finding }))
  const { error, data: config } = siteConfigSchema.safeParse(given)
  if (error !== undefined)
    return problems(
      'error',
      schemaFindings(error, given).map(({ path: field, ...finding }) => ({
        field: fieldName(field),
        ...finding,
      })),
    )
  return [
    ...problems('error', [
      ...sidebarFindings(config, site.routes),
      ...mainPageFindings(config, site),
      ...localeFindings(config),
      ...missingFiles(config, site.root),
    ]),
    // A broken link is no reason to stop a build (§8).
    ...problems('warning', linkFindings(config, site.routes)),
  ]
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

function linkFindings(config: SiteConfig, routes: ReadonlySet<string>): Finding[] {
  const links = [
    ...config.navbar.items.flatMap((item, index) =>
      item.type === 'link' ? [{ field: `navbar.items[${index}].href`, href: item.href }] : [],
    ),
    ...config.footer.groups.flatMap((group, groupIndex) =>
      group.links.map((link, index) => ({
        field: `footer.groups[${groupIndex}].links[${index}].href`,
        href: link.href,
      })),
    ),
    ...Object.entries(config.sidebars).flatMap(([name, { start }]) =>
      start.map(({ href }, index) => ({ field: `sidebars.${name}.start[${index}].href`, href })),
    ),
    ...(config.announcementBar?.link
      ? [{ field: 'announcementBar.link.href', href: config.announcementBar.link.href }]
      : []),
  ]
  return links
    .filter(({ href }) => href.startsWith('/') && href !== OFFLINE_COPY.address)
    .filter(({ href }) => !routes.has(href.split('#')[0] ?? href))
    .map(({ field, href }) => ({
      field,
      found: `"${href}"`,
      expected: 'the route of a page or a full address',
    }))
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
      expected: 'the address of a file in public/',
    }))
}
