import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { navigationFor, openSections } from '../navigation/navigation'
import { formatProblem } from '../problem'
import { readPageMap } from './read-page-map'

const SIDEBARS = { A: { path: '/docs/A' } }

const read = (meta: string) =>
  readPageMap(
    createProject({
      'pages/docs/index.mdx': pageText('Docs'),
      'pages/docs/A/index.mdx': pageText('A'),
      'pages/docs/A/_meta.ts': `export default ${meta} satisfies object`,
      'pages/docs/A/One.mdx': pageText('One'),
      'pages/docs/A/Two.mdx': pageText('Two'),
      'pages/docs/A/Three.mdx': pageText('Three'),
    }),
    SIDEBARS,
  )

const META = `{
  index: '',
  One: { title: 'First' },
  more: { type: 'separator', title: 'More' },
  Two: { display: 'hidden' },
  help: { title: 'Help', href: 'https://example.com/help' },
  home: { title: 'Home', href: '/docs' },
  Three: '',
}`

it('the sidebar has links and separators; a hidden page exists, but is no previous or next page', async () => {
  const { nodes, pages, problems } = await read(META)
  expect(problems).toEqual([])
  expect(openSections(nodes, '/docs/A/One', SIDEBARS)[0]?.items).toEqual([
    { label: 'First', path: '/docs/A/One' },
    { label: 'More', path: '' },
    { label: 'Help', path: 'https://example.com/help' },
    { label: 'Home', path: '/docs' },
    { label: 'Three', path: '/docs/A/Three' },
  ])
  expect(pages.map(({ route }) => route)).toContain('/docs/A/Two')
  expect(navigationFor(nodes, '/docs/A/One', SIDEBARS).next).toEqual({
    label: 'Three',
    path: '/docs/A/Three',
  })
  expect(navigationFor(nodes, '/docs/A/Two', SIDEBARS)).toMatchObject({
    previous: null,
    next: null,
  })
})

it('a link to a missing page is reported', async () => {
  const { problems } = await read("{ help: { title: 'Help', href: '/docs/Help' } }")
  expect(problems.map(formatProblem)).toContain(
    'pages/docs/A/_meta.ts:1 help.href: missing sidebar link: found "/docs/Help", expected the route of a page',
  )
})

it('the only page of a folder takes its place, with the label of the folder', async () => {
  const { nodes, problems } = await readPageMap(
    createProject({
      'pages/docs/index.mdx': pageText('Docs'),
      'pages/docs/A/index.mdx': pageText('A'),
      'pages/docs/A/_meta.ts': "export default { index: '', Notes: 'Release notes', Last: '' }",
      'pages/docs/A/Last.mdx': pageText('Last'),
      'pages/docs/A/Notes/v5.mdx': pageText('Version 5', { from: '[/docs/A/Notes]' }),
    }),
    SIDEBARS,
  )
  expect(problems).toEqual([])
  const { breadcrumbs, next } = navigationFor(nodes, '/docs/A/Notes/v5', SIDEBARS)
  expect(openSections(nodes, '/docs/A/Notes/v5', SIDEBARS)[0]?.items).toEqual([
    { label: 'Release notes', path: '/docs/A/Notes/v5' },
    { label: 'Last', path: '/docs/A/Last' },
  ])
  expect(breadcrumbs.map(({ path }) => path)).toEqual(['/docs', '/docs/A'])
  expect(next?.path).toBe('/docs/A/Last')
})
