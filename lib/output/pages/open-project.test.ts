import { utimesSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { createProject, pageText, writeFiles } from '../../../tests/fixtures/temp-project'
import { openProject } from './open-project'

const PAGE = 'pages/docs/FTC/Setup.mdx'

const compiled: string[] = []

vi.mock('../../compile/compile-page', async (original) => {
  const actual = await original<typeof import('../../compile/compile-page')>()
  return {
    ...actual,
    compilePage: (...args: Parameters<typeof actual.compilePage>) => {
      compiled.push(args[1])
      return actual.compilePage(...args)
    },
  }
})

beforeEach(() => {
  compiled.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Saves files and sets their modification time. @param seconds from now; negative for the past */
function save(root: string, files: Readonly<Record<string, string>>, seconds: number): void {
  writeFiles(root, files)
  for (const name of Object.keys(files)) {
    const time = new Date(Date.now() + seconds * 1000)
    utimesSync(path.join(root, name), time, time)
  }
}

function createSite(): string {
  const root = createProject({})
  const page = pageText('Setup', {}, '<Partial file="shared" />')
  const config = { 'site.config.ts': 'first' }
  save(root, { ...config, [PAGE]: page, 'partials/shared.mdx': 'First words.' }, -60)
  return root
}

it('an unchanged page is compiled once for a build, and once for previews, whose pages may mention drafts', async () => {
  const root = createSite()
  const project = openProject(root)
  const [first, second] = await Promise.all([project.page(PAGE), project.page(PAGE)])
  expect(first.markdown).toContain('First words.')
  expect(second).toBe(first)
  expect(await openProject(root).page(PAGE)).toEqual(first)
  expect(compiled).toEqual([PAGE])
  for (const _ of ['first', 'second']) await openProject(root, { isPreview: true }).page(PAGE)
  expect(compiled).toEqual([PAGE, PAGE])
})

it.each(['partials/shared.mdx', 'site.config.ts', 'data/values.yaml'])(
  'a page is compiled again when %s changes',
  async (file) => {
    const root = createSite()
    await openProject(root).page(PAGE)
    save(root, { [file]: 'Other words.' }, 60)
    await openProject(root).page(PAGE)
    expect(compiled).toEqual([PAGE, PAGE])
  },
)

it('a preview recompiles a page when it changes, and reports a mistake each time', async () => {
  const root = createSite()
  const project = openProject(root, { isPreview: true })
  await project.page(PAGE)
  save(root, { [PAGE]: pageText('Setup', {}, '<Unknown />') }, 60)
  for (const _ of [1, 2])
    await expect(project.page(PAGE)).rejects.toThrow('<Unknown>: found an unknown component')
  save(root, { [PAGE]: pageText('Setup', {}, 'Cured.') }, 60)
  expect((await project.page(PAGE)).markdown).toContain('Cured.')
})

it('a preview reads the page map again when the data of the API changes', async () => {
  const method = 'pages/docs/Stream/API/API_Methods/AddEvent.mdx'
  const root = createProject({ [method]: '---\n---\n\n<ApiMethod />' })
  const project = openProject(root, { isPreview: true })
  const findings = async () => (await project.pageMap()).problems.map(({ found }) => found)
  expect(await findings()).toEqual(['no file'])
  save(root, { 'data/stream-api/api.yaml': 'intro: 1' }, 60)
  expect(await findings()).not.toContain('no file')
})

it.each([
  ['is read once by a build', false, 'Setup'],
  ['is read again by a preview', true, 'Start'],
])('the page map %s', async (_case, isPreview, title) => {
  const root = createSite()
  const project = openProject(root, { isPreview })
  await project.pageMap()
  save(root, { [PAGE]: pageText('Start') }, 60)
  const { pages } = await project.pageMap()
  expect(pages.map(({ frontMatter }) => frontMatter.title)).toEqual([title])
})
