import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { printProblem } from '../problem'
import { siteConfig } from '../settings/site-config'
import { checkSiteConfig } from './check-site-config'

const frontMatter = { title: 'Guide', description: '' }
const guide = '/docs/Stream/Installation_Guides/Kubernetes/Akamai'

/** Every route that the configuration of this site names. */
const routes = new Set([
  '/docs/Stream',
  '/docs/FTC',
  guide,
  '/docs/FTC/Installation_Guides/Kubernetes/Akamai',
  '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
  ...Object.values(siteConfig.sidebars).flatMap(({ start }) => start.map(({ href }) => href)),
])

/** The configuration of this site with another value in one field; undefined takes the field away. */
function configWith(field: string, value: unknown): unknown {
  const config: unknown = structuredClone(siteConfig)
  const keys = field.split('.')
  const last = keys.pop() ?? ''
  const owner = keys.reduce<unknown>(
    (parent, key) => (isObject(parent) ? Reflect.get(parent, key) : undefined),
    config,
  )
  if (!isObject(owner)) throw new Error(`The configuration has no ${keys.join('.')}.`)
  if (value === undefined) Reflect.deleteProperty(owner, last)
  else Reflect.set(owner, last, value)
  return config
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Paths of all fields, such as `navbar.items.0.label`. */
function fieldsOf(value: unknown, path: readonly string[] = []): string[] {
  const inner = isObject(value)
    ? Object.entries(value).flatMap(([key, child]) => fieldsOf(child, [...path, key]))
    : []
  return path.length === 0 ? inner : [path.join('.'), ...inner]
}

/** How a message writes such a path: `navbar.items[0].label`. */
function fieldInMessage(field: string): string {
  return field.replace(/\.(\d+)/g, '[$1]')
}

/** The one page of the docs. */
const pages = [
  { id: 'Stream/Guide', route: '/docs/Stream/Guide', sidebar: 'StreamSidebar', frontMatter },
]

/** The problems a configuration is refused for. */
function problemsOf(config: unknown, knownRoutes: ReadonlySet<string> = routes): string[] {
  const root = createProject({ 'public/favicon.svg': '', 'public/logo.svg': '' })
  return checkSiteConfig(config, { routes: knownRoutes, pages, root }).map(printProblem)
}

it('accepts the configuration of this site', () => {
  expect(problemsOf(siteConfig)).toEqual([])
})

it('the docs have one version, current, labelled Next, below /docs', () => {
  expect(siteConfig.docs.version).toMatchObject({ name: 'current', label: 'Next', path: '/docs' })
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
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: false,
    },
    docs: { versionPersistence: 'localStorage' },
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

describe('a value of a wrong type', () => {
  it.each(fieldsOf(siteConfig))('is refused in %s, with what was found and expected', (field) => {
    const name = fieldInMessage(field)
    // No field takes a symbol.
    const problems = problemsOf(configWith(field, Symbol('wrong')))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/: found Symbol\(wrong\), expected \S/)
    expect(problems[0]?.startsWith(`site.config.ts: ${name}`)).toBe(true)
  })
})

describe('a missing field', () => {
  const required = fieldsOf(siteConfig).filter((field) => !/\.\d+$|locales\.en$/.test(field))
  it.each(required)('is refused: %s', (field) => {
    const problems = problemsOf(configWith(field, undefined))
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.join('\n')).toMatch(/found (?:nothing|"\w+"), expected/)
  })
})

const doc = { id: 'Stream/Guide', path: '/docs/Stream/Guide', sidebar: 'StreamSidebar' }
const { version } = siteConfig.docs
const older = { ...version, name: '9', label: '9', isLast: false, path: '/9/docs' }

it('§3 accepts every field of a locale and of a docs version', () => {
  const config = structuredClone(siteConfig)
  config.i18n.locales.en = {
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'buddhist',
    path: 'en',
  }
  config.docs.version = {
    name: 'current',
    label: 'Next',
    isLast: false,
    path: '/docs',
    mainDocId: version.mainDocId,
    docs: [doc],
    draftIds: [doc.id],
  }
  config.docs.otherVersions = [{ ...older, isLast: true }]
  expect(problemsOf(config)).toEqual([])
})

const footerLink = 'footer.groups.1.links.0.href'

it.each([
  [
    'an unknown navbar item type',
    'navbar.items.2',
    { type: 'dropdown', label: 'More' },
    'navbar.items[2].type: found "dropdown", expected one of docSidebar, link, localeSwitch, colorMode, search',
  ],
  [
    'a navbar item without type',
    'navbar.items.2',
    { label: 'More' },
    'navbar.items[2].type: found nothing, expected one of docSidebar, link, localeSwitch, colorMode, search',
  ],
  [
    'a navbar item that names no sidebar',
    'navbar.items.0.sidebarId',
    'FtcSidebar',
    'navbar.items[0].sidebarId: missing sidebar link: found "FtcSidebar", expected one of FTCSidebar, StreamSidebar',
  ],
  [
    'a navbar link of another field',
    'navbar.items.2',
    { type: 'link', to: '/docs', href: guide, label: 'Docs' },
    'navbar.items[2].to: found "/docs", expected no field of this name',
  ],
  [
    'a navbar link to no page',
    'navbar.items.2.href',
    '/docs/None',
    'navbar.items[2].href: found "/docs/None", expected the route of a page or a full address',
  ],
  [
    'a navbar link that is no address',
    'navbar.items.2.href',
    'docs',
    'navbar.items[2].href: found "docs", expected a path that starts with a slash or a full address such as https://example.com',
  ],
  [
    'a sidebar at no page',
    'sidebars.FTCSidebar.path',
    '/docs/Ftc',
    'sidebars.FTCSidebar.path: missing sidebar link: found "/docs/Ftc", expected the route of a page',
  ],
  [
    'a sidebar that lands on no page',
    'sidebars.StreamSidebar.landing',
    `${guide}X`,
    `sidebars.StreamSidebar.landing: missing sidebar link: found "${guide}X", expected the route of a page`,
  ],
  [
    'a sidebar of no product',
    'sidebars.FTCSidebar.product',
    'other',
    'sidebars.FTCSidebar.product: found "other", expected one of stream, ftc',
  ],
  [
    'a footer link to no page',
    footerLink,
    '/docs/None#anchor',
    'footer.groups[1].links[0].href: found "/docs/None#anchor", expected the route of a page or a full address',
  ],
  [
    'an announcement link to no page',
    'announcementBar.link.href',
    '/none',
    'announcementBar.link.href: found "/none", expected the route of a page or a full address',
  ],
  [
    'feedback to an address that is none',
    'docs.feedback',
    'docs@example.com',
    'docs.feedback: found "docs@example.com", expected mailto: with an address, or an address with https://',
  ],
  [
    'an end that is no day',
    'announcementBar.until',
    '2026-13-01',
    'announcementBar.until: found "2026-13-01", expected a date such as 2026-03-14',
  ],
  [
    'an announcement id with a space',
    'announcementBar.id',
    'ftc 5',
    'announcementBar.id: found "ftc 5", expected letters, digits, dots, and hyphens',
  ],
  [
    'a main page that is none',
    'docs.version.mainDocId',
    'None',
    'docs.version.mainDocId: found "None", expected the id of a page below /docs',
  ],
  [
    'a version that is not the last, where there is no other',
    'docs.version.isLast',
    false,
    'docs.version.isLast: found true in no version, expected true in one version',
  ],
  [
    'a second last version',
    'docs.otherVersions',
    [{ ...older, isLast: true }],
    'docs.version.isLast: found true in current, 9, expected true in one version',
  ],
  [
    'a version of a name that another has',
    'docs.otherVersions',
    [{ ...older, name: 'current' }],
    'docs.otherVersions[0].name: found "current", expected a name that no other version has',
  ],
  [
    'a draft that is no page',
    'docs.version.draftIds',
    ['Guide'],
    'docs.version.draftIds[0]: found "Guide", expected the id of a page below /docs',
  ],
  [
    'a list of docs with a page that is none',
    'docs.version.docs',
    [doc, { ...doc, id: 'Guide' }],
    'docs.version.docs[1].id: found "Guide", expected the id of a page below /docs',
  ],
  [
    'a list of docs that has a page in another sidebar',
    'docs.version.docs',
    [{ ...doc, sidebar: 'FTCSidebar' }],
    'docs.version.docs[0].sidebar: found "FTCSidebar", expected "StreamSidebar", as the file of the page says',
  ],
  [
    'a list of docs that lacks a page',
    'docs.version.docs',
    [],
    'docs.version.docs: found no "Stream/Guide", expected every page of the version',
  ],
  [
    'a calendar that is none',
    'i18n.locales.en.calendar',
    'Gregorian',
    'i18n.locales.en.calendar: found "Gregorian", expected the name of a calendar such as "gregory"',
  ],
  [
    'a locale that is not described',
    'i18n.defaultLocale',
    'de',
    'i18n.defaultLocale: found "de", expected one of en',
  ],
  [
    'a direction that is none',
    'i18n.locales.en.direction',
    'up',
    'i18n.locales.en.direction: found "up", expected one of ltr, rtl',
  ],
  [
    'a language tag that is none',
    'i18n.locales.en.htmlLang',
    'English',
    'i18n.locales.en.htmlLang: found "English", expected a language tag such as "en"',
  ],
  [
    'a color mode that is none',
    'colorMode.defaultMode',
    'purple',
    'colorMode.defaultMode: found "purple", expected one of light, dark',
  ],
  [
    'heading levels that cross',
    'tableOfContents',
    { minHeadingLevel: 4, maxHeadingLevel: 3 },
    'tableOfContents: found {"minHeadingLevel":4,"maxHeadingLevel":3}, expected minHeadingLevel to be at most maxHeadingLevel',
  ],
  [
    'a search page with a slash',
    'search.searchPagePath',
    '/search',
    'search.searchPagePath: found "/search", expected one path segment',
  ],
  [
    'a base address without a slash',
    'baseUrl',
    'help',
    'baseUrl: found "help", expected a path that starts with a slash',
  ],
  [
    'a public address without a scheme',
    'url',
    'docs.example.com',
    'url: found "docs.example.com", expected a full address such as https://example.com',
  ],
  [
    'a link that runs a script',
    footerLink,
    'javascript:alert(1)',
    'footer.groups[1].links[0].href: found "javascript:alert(1)", expected a path that starts with a slash or a full address such as https://example.com',
  ],
  ['an empty title', 'title', '', 'title: found "", expected a text'],
  [
    'a footer without groups',
    'footer.groups',
    [],
    'footer.groups: found [], expected at least 1 entry',
  ],
])('%s is refused', (_fault, field, value, problem) => {
  expect(problemsOf(configWith(field, value))).toEqual([`site.config.ts: ${problem}`])
})

it.each(['navbar.items.2.href', footerLink, 'announcementBar.link.href'])(
  '§8 a broken link in %s is a warning',
  (field) => {
    const site = { routes, pages: [], root: '.' }
    const problems = checkSiteConfig(configWith(field, '/docs/None'), site)
    expect(problems.map(({ severity }) => severity)).toEqual(['warning'])
  },
)

it.each([
  ['no announcement', 'announcementBar', null],
  ['an announcement without a link', 'announcementBar.link', null],
  ['a link to an anchor of a page', footerLink, `${guide}#verify`],
  ['a link to another site', footerLink, 'https://example.com/docs/None'],
  ['edit links', 'docs.editUrl', 'https://example.com/edit'],
  ['a mail for feedback', 'docs.feedback', 'mailto:docs@example.com'],
  ['an address for feedback', 'docs.feedback', 'https://example.com/feedback?site=docs'],
  ['an announcement with an end', 'announcementBar.until', '2026-12-31'],
])('%s is accepted', (_case, field, value) => {
  expect(problemsOf(configWith(field, value))).toEqual([])
})

it('lists every problem in one run', () => {
  expect(problemsOf(siteConfig, new Set())).toHaveLength(18)
})
