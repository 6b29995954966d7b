import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProject, pageText, writeFiles } from '../../../tests/fixtures/temp-project'
import { openPageStore } from './page-store'

const PAGE = 'pages/docs/FTC/Setup.mdx'
const OTHER = 'pages/docs/FTC/Other.mdx'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>'

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
afterEach(() => vi.restoreAllMocks())

/** Saves files as a writer did a while ago. */
function save(root: string, files: Readonly<Record<string, string>>): void {
  writeFiles(root, files)
  for (const name of Object.keys(files)) {
    const before = new Date(Date.now() - 60_000)
    utimesSync(path.join(root, name), before, before)
  }
}

function createSite(): string {
  const root = createProject({})
  save(root, {
    'site.config.ts': 'first',
    'pages/docs/FTC/index.mdx': pageText('FTC', {}, '<ChildCards />'),
    [PAGE]: pageText('Setup', {}, '<Partial file="shared" />\n\n![A window](/img/window.svg)'),
    [OTHER]: pageText('Other'),
    'partials/shared.mdx': 'First words.',
  })
  return root
}

describe('a page', () => {
  it('is compiled once, for every process, while its inputs are the same', async () => {
    const root = createSite()
    const store = await openPageStore(root)
    const [first, second] = await Promise.all([store.page(PAGE), store.page(PAGE)])
    expect(first.markdown).toContain('First words.')
    expect(second).toBe(first)
    expect(await (await openPageStore(root)).page(PAGE)).toEqual(first)
    expect(await (await openPageStore(root, { isPreview: true })).page(PAGE)).toEqual(first)
    expect(compiled).toEqual([PAGE])
  })

  it.each([
    ['its text', { [PAGE]: pageText('Setup', {}, 'Other words.') }],
    ['a partial', { 'partials/shared.mdx': 'Other words.' }],
    ['a picture that was missing', { 'public/img/window.svg': DRAWING }],
  ])('is compiled again when %s changes, and no other', async (_case, files) => {
    const root = createSite()
    const store = await openPageStore(root, { isPreview: true })
    const before = await store.page(PAGE)
    await store.page(OTHER)
    save(root, files)
    compiled.length = 0
    expect(await store.page(PAGE)).not.toEqual(before)
    await store.page(OTHER)
    expect(compiled).toEqual([PAGE])
  })

  it('names a mistake of its front matter, not what follows from it', async () => {
    const root = createSite()
    const text = pageText('Setup', {}, '```bash\nkubectl get <pool>\n```')
    save(root, { [PAGE]: text.replace('description:', 'descripton:') })
    await expect((await openPageStore(root)).page(PAGE)).rejects.toThrow(
      `${PAGE}:3 descripton: found`,
    )
  })

  it('is compiled again when pages it lists change what they say of themselves', async () => {
    const root = createSite()
    const store = await openPageStore(root, { isPreview: true })
    for (const file of ['pages/docs/FTC/index.mdx', PAGE]) await store.page(file)
    save(root, { [OTHER]: pageText('Another') })
    compiled.length = 0
    expect((await store.page('pages/docs/FTC/index.mdx')).markdown).toContain('Another')
    await store.page(PAGE)
    expect(compiled).toEqual(['pages/docs/FTC/index.mdx'])
  })

  it('is compiled again by other code, or when what was kept is damaged', async () => {
    const root = createSite()
    await (await openPageStore(root)).page(PAGE)
    save(root, { 'site.config.ts': 'second' })
    await (await openPageStore(root)).page(PAGE)
    expect(compiled).toEqual([PAGE, PAGE])
    const folder = path.join(root, '.next/cache/pages')
    for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"code":')
    await (await openPageStore(root)).page(PAGE)
    expect(compiled).toEqual([PAGE, PAGE, PAGE])
  })

  it('that was edited while it was compiled is not kept', async () => {
    const root = createSite()
    writeFiles(root, { 'partials/shared.mdx': 'Words of this moment.' })
    utimesSync(path.join(root, 'partials/shared.mdx'), new Date(), new Date(Date.now() + 60_000))
    await (await openPageStore(root)).page(PAGE)
    await (await openPageStore(root)).page(PAGE)
    expect(compiled).toEqual([PAGE, PAGE])
  })
})

describe('a page with a fault', () => {
  it('tells it each time, until an edit cures it', async () => {
    const root = createSite()
    const store = await openPageStore(root, { isPreview: true })
    await store.page(PAGE)
    save(root, { 'partials/shared.mdx': '<Unknown />' })
    for (const _ of [1, 2])
      await expect(store.page(PAGE)).rejects.toThrow('<Unknown>: found an unknown component')
    rmSync(path.join(root, 'partials/shared.mdx'))
    await expect(store.page(PAGE)).rejects.toThrow('expected a file partials/shared.mdx')
    save(root, { 'partials/shared.mdx': 'Cured.' })
    expect((await store.page(PAGE)).markdown).toContain('Cured.')
  })
})
