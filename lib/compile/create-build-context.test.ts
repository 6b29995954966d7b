import { utimesSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject, pageText, writeFiles } from '../../tests/fixtures/temp-project'
import type { PageMapReading } from '../content/pages/read-page-map'
import { addDependency, type PageKeepers } from './build-context'
import { createBuildContext } from './create-build-context'

const files = {
  'pages/_meta.ts': "export default { docs: '' }",
  'pages/docs/index.mdx': pageText('Documentation'),
  'pages/docs/FTC/index.mdx': pageText('FTC'),
  'pages/docs/FTC/FAQ.mdx': pageText('FTC FAQ'),
  'pages/docs/Stream/index.mdx': pageText('Stream'),
}

function open(isPreview: boolean, keepers: PageKeepers = {}) {
  const root = createProject(files)
  return { root, ...createBuildContext(root, '', isPreview, keepers) }
}

describe('the page map', () => {
  it('is read once by a build, which does not look for changes', async () => {
    const { context, root } = open(false)
    const first = await context.pageMap()
    writeFiles(root, { 'pages/docs/FTC/API.mdx': pageText('FTC API') })
    expect(await context.pageMap()).toBe(first)
  })

  it.each([
    ['a page is added', { 'pages/docs/FTC/API.mdx': pageText('FTC API') }, 'FTC API'],
    [
      'a page is edited',
      { 'pages/docs/FTC/FAQ.mdx': pageText('Questions of FTC') },
      'Questions of FTC',
    ],
    ['_meta.ts is edited', { 'pages/_meta.ts': "export default { docs: 'All docs' }" }, 'All docs'],
  ])('is read again by the preview when %s', async (_case, change, label) => {
    const { context, root } = open(true)
    const before = await context.pageMap()
    writeFiles(root, change)
    const after = await context.pageMap()
    expect(JSON.stringify(before.nodes)).not.toContain(`"label":"${label}"`)
    expect(JSON.stringify(after.nodes)).toContain(`"label":"${label}"`)
  })

  it('is read again by the preview when an edit keeps the length', async () => {
    const { context, root } = open(true)
    await context.pageMap()
    const file = 'pages/docs/FTC/FAQ.mdx'
    writeFiles(root, { [file]: pageText('FTC ABC') })
    utimesSync(path.join(root, file), new Date(), new Date(Date.now() + 5000))
    expect(JSON.stringify((await context.pageMap()).nodes)).toContain('"label":"FTC ABC"')
  })

  it('is handed to who keeps it, once for each state of the pages', async () => {
    const kept: PageMapReading[] = []
    const { context, root } = open(true, { keepReading: (reading) => kept.push(reading) })
    const first = await context.pageMap()
    await context.pageMap()
    expect(kept).toEqual([first])
    writeFiles(root, { 'pages/docs/FTC/New.mdx': pageText('FTC new') })
    const second = await context.pageMap()
    expect(kept).toEqual([first, second])
  })
})

describe('the navigation of a page', () => {
  it('is that of its route', async () => {
    const { root, navigationOfFile } = open(false)
    const { result } = await navigationOfFile(path.join(root, 'pages/docs/FTC/FAQ.mdx'))
    expect(result).toMatchObject({
      sidebar: 'FTCSidebar',
      items: [{ label: 'FTC FAQ' }],
      previous: { path: '/docs/FTC' },
    })
  })

  it('names the files whose edit changes it, in the preview only', async () => {
    const page = 'pages/docs/FTC/FAQ.mdx'
    const preview = open(true)
    const { dependencies } = await preview.navigationOfFile(path.join(preview.root, page))
    expect(dependencies.map((file) => path.relative(preview.root, file)).sort()).toEqual([
      'pages/_meta.ts',
      'pages/docs/FTC/FAQ.mdx',
      'pages/docs/FTC/_meta.ts',
      'pages/docs/FTC/index.mdx',
    ])
    const build = open(false)
    expect((await build.navigationOfFile(path.join(build.root, page))).dependencies).toEqual([])
  })

  it.each([
    ['its own front matter', 'pages/docs/FTC/FAQ.mdx', pageText('FAQ', { colour: 'red' })],
    ['a _meta.ts', 'pages/docs/Stream/_meta.ts', "export default { None: '' }"],
  ])('fails on a fault in %s', async (_case, file, text) => {
    const { root, navigationOfFile } = open(true)
    writeFiles(root, { [file]: text })
    await expect(navigationOfFile(path.join(root, 'pages/docs/FTC/FAQ.mdx'))).rejects.toThrow(file)
  })

  it('does not mind a fault in another page', async () => {
    const { root, navigationOfFile } = open(true)
    writeFiles(root, { 'pages/docs/Stream/Bad.mdx': 'no front matter' })
    const { result } = await navigationOfFile(path.join(root, 'pages/docs/FTC/FAQ.mdx'))
    expect(result.sidebar).toBe('FTCSidebar')
  })
})

it('the files a page was made from are those of that page', () => {
  const { root, dependenciesOfFile } = open(false)
  addDependency('pages/docs/FTC/FAQ.mdx', '/partials/a.mdx')
  addDependency('pages/docs/FTC/FAQ.mdx', '/partials/b.mdx')
  addDependency('pages/docs/FTC/FAQ.mdx', '/partials/a.mdx')
  expect(dependenciesOfFile(path.join(root, 'pages/docs/FTC/FAQ.mdx'))).toEqual([
    '/partials/a.mdx',
    '/partials/b.mdx',
  ])
  expect(dependenciesOfFile(path.join(root, 'pages/docs/index.mdx'))).toEqual([])
})
