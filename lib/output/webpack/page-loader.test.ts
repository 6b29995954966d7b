import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { openPageStore } from '../pages/page-store'
import pageLoader from './page-loader.mjs'
import { createPageModules } from './page-modules'

const PAGE = 'pages/docs/FTC/FAQ.mdx'
const files = {
  'pages/_meta.ts': "export default { docs: '' }",
  'pages/docs/index.mdx': pageText('Documentation'),
  'pages/docs/FTC/index.mdx': pageText('FTC'),
  [PAGE]: pageText('FTC FAQ', {}, '<Partial file="shared" />'),
  'pages/docs/Stream/index.mdx': pageText('Stream'),
  'partials/shared.mdx': 'Shared words.',
}

/** Runs the loader on the page, the way webpack does. */
async function load(isPreview: boolean, change: Record<string, string> = {}) {
  const root = createProject({ ...files, ...change })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const modules = createPageModules(root, await openPageStore(root, { isPreview }), isPreview)
  const dependencies: string[] = []
  const code = new Promise<string>((resolve, reject) => {
    pageLoader.call({
      async: () => (error: Error | null, result: string) =>
        error === null ? resolve(result) : reject(error),
      resourcePath: path.join(root, PAGE),
      addDependency: (file: string) => dependencies.push(path.relative(root, file)),
      addContextDependency: (folder: string) =>
        dependencies.push(`${path.relative(root, folder)}/`),
      getOptions: () => ({ modules }),
    })
  })
  return { code, dependencies }
}

describe('the page loader', () => {
  it('writes the module of the page, with the navigation of its route', async () => {
    const code = await (await load(false)).code
    expect(code).toContain('"sidebar":"FTCSidebar"')
    expect(code).toContain('"previous":{"label":"FTC","path":"/docs/FTC"}')
  })

  it('has the article under a preview only', async () => {
    expect(await (await load(true)).code).toContain('Shared words.')
    expect(await (await load(false)).code).not.toContain('Shared words.')
  })

  it('names the files that a build makes the page from', async () => {
    const { code, dependencies } = await load(false)
    await code
    expect(dependencies).toEqual(['partials/shared.mdx'])
  })

  it('under a preview, names what changes the navigation too: the pages of the product, also new ones', async () => {
    const { code, dependencies } = await load(true)
    await code
    expect(dependencies).toEqual(['pages/docs/FTC/', 'pages/_meta.ts', 'partials/shared.mdx'])
  })

  it.each([
    ['its own front matter', PAGE, pageText('FAQ', { colour: 'red' })],
    ['a _meta.ts', 'pages/docs/Stream/_meta.ts', "export default { None: '' }"],
    ['its text', PAGE, pageText('FAQ', {}, '<Unknown />')],
  ])('hands on a fault in %s', async (_case, file, text) => {
    await expect((await load(true, { [file]: text })).code).rejects.toThrow(file)
  })

  it('names the files of a page with a fault, so that an edit cures it', async () => {
    const { code, dependencies } = await load(true, { 'partials/shared.mdx': '<Unknown />' })
    await expect(code).rejects.toThrow('<Unknown>')
    expect(dependencies).toContain('partials/shared.mdx')
  })

  it('does not mind a fault in another page', async () => {
    const { code } = await load(true, { 'pages/docs/Stream/Bad.mdx': 'no front matter' })
    expect(await code).toContain('FTCSidebar')
  })
})
