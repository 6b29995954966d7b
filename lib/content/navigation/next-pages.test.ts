import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../pages/read-page-map'
import { formatProblem } from '../problem'
import { navigationFor } from './navigation'
import { nextProblems } from './next-pages'

const SIDEBARS = { A: { path: '/docs/A' } }

const read = async (next: string) => {
  const root = createProject({
    'pages/docs/index.mdx': pageText('Docs'),
    'pages/docs/A/index.mdx': pageText('A'),
    'pages/docs/A/One.mdx': pageText('One', { next }),
    'pages/docs/A/Two.mdx': pageText('Two'),
    'pages/docs/A/Planned.mdx': pageText('Planned', { status: 'placeholder' }),
    'pages/docs/A/Zoom.mdx': pageText('Zoom in full', { sidebarTitle: 'Zoom' }),
  })
  const { nodes, pages } = await readPageMap(root, SIDEBARS)
  return { nodes, problems: nextProblems(root, pages).map(formatProblem) }
}

it('the Next link of a page leads to the page in `next`, with its full title', async () => {
  const { nodes, problems } = await read('/docs/A/Zoom')
  expect(problems).toEqual([])
  expect(navigationFor(nodes, '/docs/A/One', SIDEBARS).next).toEqual({
    label: 'Zoom in full',
    path: '/docs/A/Zoom',
  })
})

it.each([
  ['no page', '/docs/A/Gone'],
  ['the page itself', '/docs/A/One'],
  ['a planned page', '/docs/A/Planned'],
  ['a heading', '/docs/A/Two#part'],
])('%s is an error with its line', async (_case, next) => {
  const { problems } = await read(next)
  expect(problems).toEqual([
    expect.stringMatching(
      `^pages/docs/A/One\\.mdx:\\d+ next: found "${next}", expected the route of another page that is neither planned nor a draft.*: correct the route`,
    ),
  ])
})
