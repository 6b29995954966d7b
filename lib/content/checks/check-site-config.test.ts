import { expect, it } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { siteConfig } from '../settings/site-config'
import { checkSiteConfig } from './check-site-config'

const frontMatter = { title: 'Guide', description: '' }
const guide = '/docs/Stream/Installation_Guides/Kubernetes/Akamai'

/** Every route in this site's configuration. */
const routes = new Set([
  '/docs/Stream',
  '/docs/FTC',
  guide,
  '/docs/FTC/Installation_Guides/Kubernetes/Akamai',
  '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
  ...Object.values(siteConfig.sidebars).flatMap(({ start }) => start.map(({ href }) => href)),
])

/** This site's configuration with another value in one field; undefined removes the field. */
function configWith(field: string, value: unknown): unknown {
  const config = structuredClone(siteConfig)
  const keys = field.split('.')
  const last = keys.pop() ?? ''
  const owner = keys.reduce((parent, key) => parent[key], Object(config))
  if (value === undefined) delete owner[last]
  else owner[last] = value
  return config
}

/** The only page of the docs in these tests. */
const pages = [
  { id: 'Stream/Guide', route: '/docs/Stream/Guide', sidebar: 'StreamSidebar', frontMatter },
]

/** The problems of a configuration. */
function problemsOf(config: unknown, knownRoutes: ReadonlySet<string> = routes): string[] {
  const root = createProject({ 'public/favicon.svg': '', 'public/logo.svg': '' })
  return checkSiteConfig(config, { routes: knownRoutes, pages, root }).map(formatProblem)
}

it('accepts this site’s configuration', () => {
  expect(problemsOf(siteConfig)).toEqual([])
})

it('§1, §3 the site is configured as the specification says', () => {
  expect(siteConfig).toMatchObject({
    title: 'Capella Documentation',
    tagline: expect.stringMatching(/^comprehensive documentation and guides for all\b/i),
    favicon: expect.any(String),
    url: expect.any(String),
    baseUrl: '/',
    navbar: { title: expect.any(String), logo: expect.any(String), items: expect.any(Array) },
    footer: { groups: expect.any(Array), copyright: expect.stringContaining('2025') },
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: {
      versionPersistence: 'localStorage',
      version: { name: 'current', label: 'Next', path: '/docs' },
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    search: {
      applicationId: expect.any(String),
      indexName: 'Capella Documentation',
      contextualSearch: true,
      searchPagePath: 'search',
      publicKey: expect.any(String),
    },
  })
  expect(Object.keys(siteConfig.i18n.locales)).toEqual(['en'])
  expect(Object.keys(siteConfig.sidebars).sort()).toEqual(['FTCSidebar', 'StreamSidebar'])
})

const footerLink = 'footer.groups.1.links.0.href'

const MISTAKES = [
  ['docs.version.mainDocId', 'None'],
  ['docs.version.draftIds.0', 'Guide'],
  ['i18n.defaultLocale', 'de'],
  ['navbar.items.0.sidebarId', 'FtcSidebar'],
  ['navbar.items.0.sidebarId', 'constructor'],
  ['sidebars.FTCSidebar.path', '/docs/Ftc'],
  ['sidebars.StreamSidebar.landing', `${guide}X`],
] as const

it('each mistake, such as a missing sidebar link, is reported with its field', async () => {
  const found = MISTAKES.map(([field, value]) => [
    `${field}: ${value}`,
    problemsOf(configWith(field, value)),
  ])
  await expectYaml(Object.fromEntries(found), 'site-config-problems')
})

it.each([
  ['no announcement', 'announcementBar', null],
  ['an announcement without a link', 'announcementBar.link', null],
  ['a link to an anchor of a page', footerLink, `${guide}#verify`],
  ['a link to another site', footerLink, 'https://example.com/docs/None'],
])('%s is accepted', (_case, field, value) => {
  expect(problemsOf(configWith(field, value))).toEqual([])
})

it('§3 accepts every field of a locale and of a docs version', () => {
  const config = structuredClone(siteConfig)
  config.i18n.locales.en = {
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'buddhist',
    path: 'en',
  }
  config.docs.version.draftIds = ['Stream/Guide']
  expect(problemsOf(config)).toEqual([])
})

it('lists every problem in one run', () => {
  expect(problemsOf(siteConfig, new Set())).toHaveLength(5)
})
