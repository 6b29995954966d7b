import { expect, it } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject, type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { formatBySeverity } from '../problem'
import { siteConfig } from '../settings/site-config'
import { checkSources } from './check-sources'

/** Every page that the site configuration links to, and the sections above them. */
const PAGES = ['/docs/Stream', '/docs/FTC/Tutorials/Database_Migration', '/docs/FTC/Tutorials']
const linked = Object.values(siteConfig.sidebars).flatMap(({ landing, start }) => [
  landing,
  ...start.map(({ href }) => href),
])
const routes = [...new Set([...linked, ...PAGES].flatMap(withSections))]

const site: ProjectFiles = {
  'pages/search.tsx': 'export default function Search() {}',
  'public/favicon.svg': '<svg/>',
  'public/logo.svg': '<svg/>',
  ...Object.fromEntries(routes.map((route, index) => [fileOf(route), pageText(`Page ${index}`)])),
}

function withSections(route: string): string[] {
  const parts = route.split('/')
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 2).join('/'))
}

function fileOf(route: string): string {
  const hasChildren = routes.some((candidate) => candidate.startsWith(`${route}/`))
  return `pages${route}${hasChildren ? '/index' : ''}.mdx`
}

async function check(change: ProjectFiles = {}, config: unknown = siteConfig) {
  const { problems } = await checkSources(createProject({ ...site, ...change }), config)
  return formatBySeverity(problems)
}

const NONE = { error: [], warning: [], notice: [] }

it('a valid site passes', async () => {
  expect(await check()).toEqual(NONE)
})

const GUIDE = 'pages/docs/FTC/Tutorials/Database_Migration.mdx'

it('an index page, the icon, and the logo are required', async () => {
  const missing = ['pages/docs/FTC/Tutorials/index.mdx', 'public/favicon.svg', 'public/logo.svg']
  const files = Object.entries(site).filter(([file]) => !missing.includes(file))
  const { problems } = await checkSources(createProject(Object.fromEntries(files)), siteConfig)
  const { error } = formatBySeverity(problems)
  const images = { favicon: '/favicon.svg', 'navbar.logo': '/logo.svg' }
  for (const [field, url] of Object.entries(images))
    expect(error).toContain(
      `site.config.ts: ${field}: found "${url}", expected the URL of a file in public/`,
    )
  expect(error).toContainEqual(
    expect.stringMatching(
      /^pages\/docs\/FTC\/Tutorials: missing sidebar link: found no index page/,
    ),
  )
})

it.each([null, { ...siteConfig, sidebars: { FTCSidebar: null, StreamSidebar: { path: 7 } } }])(
  'a malformed site configuration is an error, not a crash: %#',
  async (config) => {
    const { error } = await check({}, config)
    expect(error.length).toBeGreaterThan(0)
    expect(error.filter((line) => !line.startsWith('site.config.ts: '))).toEqual([])
  },
)

it('§3 a page listed in draftIds is a draft', async () => {
  const config = structuredClone(siteConfig)
  config.docs.version.draftIds = ['FTC/Tutorials/Database_Migration']
  expect(await check({ [GUIDE]: pageText('Migration') }, config)).toEqual({
    ...NONE,
    notice: [
      `${GUIDE}: found "FTC/Tutorials/Database_Migration" in docs.version.draftIds of site.config.ts: the page is not published while it is there`,
    ],
  })
})

const next = (target: string) => ({
  [GUIDE]: pageText('Migration', { next: target }),
  'pages/docs/FTC/Planned.mdx': pageText('Planned', { status: 'placeholder' }),
})

const MISTAKES: Readonly<Record<string, ProjectFiles>> = {
  'a draft as the main page of the docs': {
    'pages/docs/Stream/Installation_Guides/Kubernetes/Akamai.mdx': pageText('A', {
      status: 'draft',
    }),
  },
  'several in one run': {
    [GUIDE]: pageText('Migration', { colour: 'red' }),
    'pages/docs/_meta.ts': "export default { FTC: '', Stream: '', Steam: '' }",
    'pages/docs/FTC/Tutorials/Logo.mdx': 'no front matter',
    'pages/docs/FTC/Tutorials/Logo/index.mdx': pageText('Logo'),
    'data/placeholders/ftc.yaml': 'a',
  },
  'no page as the next': next('/docs/FTC/Gone'),
  'the page itself as the next': next('/docs/FTC/Tutorials/Database_Migration'),
  'a planned page as the next': next('/docs/FTC/Planned'),
  'a heading as the next page': next('/docs/Stream#part'),
  'old URLs that something else uses, or that are no clean routes': {
    [GUIDE]: pageText('Migration', {
      from: '[/docs/FTC, /docs/FTC/Tutorials/Database_Migration, /docs/Twice, /a.txt]',
    }),
    'pages/docs/FTC/Tutorials/Also.mdx': pageText('Also', { from: '[/docs/Twice]' }),
    'pages/docs/FTC/Tutorials/Other.mdx': pageText('Other', {
      from: '[/docs/Old.html, /docs/Old/, //example.com, "/docs/Old#a"]',
    }),
    'public/a.txt': '',
  },
  // Without its consequences; a draft has no fault.
  'broken front matter': {
    'pages/docs/FTC/index.mdx': pageText('FTC', { colour: 'red' }),
    'pages/docs/FTC/Tutorials/index.mdx': pageText('Tutorials', { status: 'draft' }),
  },
}

it('each mistake is reported with its place', async () => {
  const found: Record<string, object> = {}
  for (const [name, change] of Object.entries(MISTAKES)) found[name] = await check(change)
  await expectYaml(found, 'source-problems')
})
