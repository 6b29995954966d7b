import { describe, expect, it } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject, type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { navigationFor, openSections } from '../navigation/navigation'
import { formatBySeverity } from '../problem'
import { flattenPageMap } from './page-map'
import { readPageMap } from './read-page-map'

const sidebars = {
  FTCSidebar: { path: '/docs/FTC' },
  StreamSidebar: { path: '/docs/Stream' },
}

async function read(files: ProjectFiles) {
  const reading = await readPageMap(createProject(files), sidebars)
  return { ...reading, ...formatBySeverity(reading.problems) }
}

const meta = (...names: string[]) =>
  `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])))}`

const site: ProjectFiles = {
  'pages/_app.tsx': 'export default null',
  'pages/_meta.ts': meta('index', 'search', 'docs'),
  'pages/index.mdx': pageText('Home'),
  'pages/search.tsx': 'export default function Search() {}',
  'pages/docs/FTC/img/readme.txt': 'no page',
  'pages/docs/_meta.ts': "export default { index: '', Stream: 'Live', FTC: '' }",
  'pages/docs/index.mdx': pageText('Documentation'),
  'pages/docs/Stream/_meta.ts': meta('index', 'FAQ', 'API'),
  'pages/docs/Stream/index.mdx': pageText('Stream'),
  'pages/docs/Stream/FAQ.mdx': pageText('Stream FAQ', { sidebarTitle: 'FAQ' }),
  'pages/docs/Stream/API/index.mdx': pageText('Stream API'),
  'pages/docs/Stream/API/B.mdx': pageText('B'),
  'pages/docs/Stream/API/A.mdx': pageText('A'),
  'pages/docs/FTC/index.mdx': pageText('FTC'),
  'pages/docs/FTC/AWS.mdx': pageText('AWS'),
  'pages/docs/FTC/AWS/Help.mdx': pageText('AWS Help'),
}

describe('a valid site', () => {
  it('has every page once, in the order of _meta.ts or by name', async () => {
    const { nodes, pages, problems } = await read(site)
    expect(problems).toEqual([])
    const labels = flattenPageMap(nodes).map(({ route, label }) => `${route} ${label}`)
    expect(labels).toEqual([
      '/ Home',
      '/docs Documentation',
      '/docs/Stream Live',
      '/docs/Stream/FAQ FAQ',
      '/docs/Stream/API Stream API',
      '/docs/Stream/API/A A',
      '/docs/Stream/API/B B',
      '/docs/FTC FTC',
      '/docs/FTC/AWS AWS',
      '/docs/FTC/AWS/Help AWS Help',
    ])
    expect(pages).toHaveLength(labels.length)
  })

  it('knows each page’s ID, file, and sidebar', async () => {
    const { pages } = await read(site)
    const facts = pages.map(({ id, route, file, sidebar }) => [route, [id, file, sidebar]])
    expect(Object.fromEntries(facts)).toMatchObject({
      '/': ['', 'pages/index.mdx', null],
      '/docs': ['docs', 'pages/docs/index.mdx', null],
      '/docs/Stream/FAQ': ['Stream/FAQ', 'pages/docs/Stream/FAQ.mdx', 'StreamSidebar'],
      '/docs/FTC/AWS': ['FTC/AWS', 'pages/docs/FTC/AWS.mdx', 'FTCSidebar'],
    })
  })
})

it.each([
  ['pages/docs/x.mdx', 'pages/docs/x/index.mdx'],
  ['pages/docs/x.md', 'pages/docs/x.mdx'],
])(
  '§8 a duplicate route is a warning with both files: %s is not used, %s is',
  async (unused, used) => {
    const { error, warning, pages } = await read({
      [unused]: pageText('Unused'),
      [used]: pageText('Used'),
    })
    expect(error).toEqual([])
    expect(warning).toEqual([
      `${unused}: duplicate route: ${used} has the same route and is used: rename or delete one of the files`,
    ])
    expect(pages.map(({ file }) => file)).toEqual([used])
  },
)

/** Two pages with the same text in a field. */
const twoPages = (field: string) => {
  const text = { [field]: 'Words on two pages, long enough to be a description of them.' }
  return { 'pages/docs/a.mdx': pageText('A', text), 'pages/docs/b.mdx': pageText('B', text) }
}
const separated = (text: string) => ({
  'pages/docs/_meta.ts': `export default {\n${text} }`,
  'pages/docs/A.mdx': pageText('A'),
})

const MISTAKES: Readonly<Record<string, ProjectFiles>> = {
  ...Object.fromEntries(
    ['A.md', 'A.MDX', 'A.html', '_meta.json'].map((name) => [
      `the file ${name}`,
      { [`pages/docs/${name}`]: pageText('A') },
    ]),
  ),
  'a title that another page has': twoPages('title'),
  'a description that another page has': twoPages('description'),
  'a missing sidebar link': {
    'pages/docs/_meta.ts': meta('A', 'Akamia'),
    'pages/docs/A.mdx': pageText('A', { colour: 'red' }),
    'pages/docs/Akamai.mdx': pageText('Akamai'),
  },
  'a label that no reader would see': separated("'-- a': { type: 'separator' }, A: ''"),
  'a label at the end': separated("A: '', '-- a': { type: 'separator', title: 'a' }"),
}

it('§8 mistakes, such as a missing sidebar link, are errors', async () => {
  const found: Record<string, object> = {}
  for (const [name, files] of Object.entries(MISTAKES)) found[name] = (await read(files)).error
  await expectYaml(found, 'page-map-problems')
})

it('a page that _meta.ts omits comes last, in alphabetical order, with a notice', async () => {
  const { nodes, error, notice } = await read({
    'pages/docs/_meta.ts': meta('C'),
    'pages/docs/index.mdx': pageText('Documentation'),
    'pages/docs/A.mdx': pageText('A'),
    'pages/docs/constructor.mdx': pageText('B'),
    'pages/docs/C.mdx': pageText('C'),
  })
  expect(error).toEqual([])
  const rule = 'if a sidebar shows this folder, unlisted entries come last, sorted by name'
  expect(notice).toEqual(
    ['A', 'constructor'].map((name) => `pages/docs/_meta.ts: ${name} is not listed: ${rule}`),
  )
  expect(nodes[0]?.children.map(({ name }) => name)).toEqual(['C', 'A', 'constructor'])
})

describe('the sidebar', () => {
  const files = (ftcMeta: string): ProjectFiles => ({
    'pages/docs/index.mdx': pageText('Docs'),
    'pages/docs/FTC/index.mdx': pageText('FTC'),
    'pages/docs/FTC/_meta.ts': `export default ${ftcMeta} satisfies object`,
    'pages/docs/FTC/One.mdx': pageText('One'),
    'pages/docs/FTC/Last.mdx': pageText('Last'),
  })

  it('has labels, and leaves out a hidden page, which exists, but is no previous or next page', async () => {
    const { nodes, pages, problems } = await read({
      ...files(`{
        index: '',
        One: { title: 'First' },
        Two: { display: 'hidden' },
        '-- end': { type: 'separator', title: 'End' },
        Last: '',
      }`),
      'pages/docs/FTC/Two.mdx': pageText('Two'),
    })
    expect(problems).toEqual([])
    expect(openSections(nodes, '/docs/FTC/One', sidebars)[0]?.items).toEqual([
      { label: 'First', path: '/docs/FTC/One' },
      { label: 'Last', path: '/docs/FTC/Last', group: 'End' },
    ])
    expect(pages.map(({ route }) => route)).toContain('/docs/FTC/Two')
    expect(navigationFor(nodes, '/docs/FTC/One', sidebars).next?.path).toBe('/docs/FTC/Last')
    const { previous, next } = navigationFor(nodes, '/docs/FTC/Two', sidebars)
    expect([previous, next]).toEqual([null, null])
  })

  it('has the only page of a folder in its place, with the label of the folder', async () => {
    const path = '/docs/FTC/Notes/v5'
    const { nodes, problems } = await read({
      ...files("{ index: '', One: '', Notes: 'Release notes', Last: '' }"),
      [`pages${path}.mdx`]: pageText('Version 5', { from: '[/docs/FTC/Notes]' }),
    })
    expect(problems).toEqual([])
    const [section] = openSections(nodes, path, sidebars)
    expect(section?.items[1]).toEqual({ label: 'Release notes', path })
    const { breadcrumbs, next } = navigationFor(nodes, path, sidebars)
    expect(breadcrumbs.map((crumb) => crumb.path)).toEqual(['/docs', '/docs/FTC'])
    expect(next?.path).toBe('/docs/FTC/Last')
  })
})
