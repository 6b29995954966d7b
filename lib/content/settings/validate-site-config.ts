import { OFFLINE_COPY } from '../../site/constants'
import { type SiteConfig, siteConfigSchema } from '../../site/site-config-schema'
import { describeProblems } from '../describe-problems'

/**
 * Checks `site.config.ts`, specification §3 and §8.
 * @param knownRoutes routes of the site, to prove that every configured link leads somewhere
 * @throws an error that lists each field with what was found and what was expected
 */
export function validateSiteConfig(config: unknown, knownRoutes: ReadonlySet<string>): SiteConfig {
  const parsed = siteConfigSchema.safeParse(config)
  if (!parsed.success) {
    throw new Error(problemReport(describeProblems(parsed.error, config)))
  }
  const problems = [
    ...sidebarProblems(parsed.data, knownRoutes),
    ...linkProblems(parsed.data, knownRoutes),
  ]
  if (problems.length > 0) throw new Error(problemReport(problems))
  return parsed.data
}

function problemReport(problems: readonly string[]): string {
  return [
    'The site configuration has errors.',
    ...problems.map((line) => `  site.config.ts: ${line}`),
  ].join('\n')
}

function sidebarProblems(config: SiteConfig, knownRoutes: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const names = Object.keys(config.sidebars)
  for (const [name, sidebar] of Object.entries(config.sidebars)) {
    for (const field of ['path', 'landing'] as const) {
      if (!knownRoutes.has(sidebar[field])) {
        problems.push(
          `sidebars.${name}.${field}: missing sidebar link: found "${sidebar[field]}", expected the route of a page`,
        )
      }
    }
  }
  config.navbar.items.forEach((item, index) => {
    if (item.type === 'docSidebar' && !names.includes(item.sidebarId)) {
      problems.push(
        `navbar.items[${index}].sidebarId: missing sidebar link: found "${item.sidebarId}", expected one of ${names.join(', ')}`,
      )
    }
  })
  return problems
}

function linkProblems(config: SiteConfig, knownRoutes: ReadonlySet<string>): string[] {
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
    ...(config.announcementBar?.link
      ? [{ field: 'announcementBar.link.href', href: config.announcementBar.link.href }]
      : []),
  ]
  const problems = links
    .filter(({ href }) => href.startsWith('/') && href !== OFFLINE_COPY.address)
    .filter(({ href }) => !knownRoutes.has(href.split('#')[0] ?? href))
    .map(
      ({ field, href }) =>
        `${field}: found "${href}", expected the route of a page or a full address`,
    )
  if (!knownRoutes.has(`/docs/${config.docs.version.mainDocId}`)) {
    problems.push(
      `docs.version.mainDocId: found "${config.docs.version.mainDocId}", expected the id of a page below /docs`,
    )
  }
  if (!(config.i18n.defaultLocale in config.i18n.locales)) {
    problems.push(
      `i18n.defaultLocale: found "${config.i18n.defaultLocale}", expected one of ${Object.keys(config.i18n.locales).join(', ')}`,
    )
  }
  return problems
}
