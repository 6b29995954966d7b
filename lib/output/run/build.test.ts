import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { writeBuildStamp } from '../inputs/build-stamp'
import { hashInputs } from '../inputs/input-hash'
import { openPageStore } from '../pages/page-store'
import { buildSite, writeOutputs } from './build'
import type { Output } from './outputs'
import { openSite } from './site'

const runNext = vi.fn()
let root: string

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  root = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(root, 'out'))
  await writeFile(join(root, 'out/index.html'), 'Home')
  await writeBuildStamp(root, {
    inputHash: await hashInputs(root, process.env),
    files: { 'index.html': 4 },
    warnings: ['pages/a.mdx, line 3: a warning'],
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

it('builds nothing while what it built is there, and repeats its warnings', async () => {
  await buildSite({ root, isStrict: false, runNext })
  expect(runNext).not.toHaveBeenCalled()
  expect(console.warn).toHaveBeenCalledWith('Warning: pages/a.mdx, line 3: a warning')
})

it('is as strict about what it built before', async () => {
  await expect(buildSite({ root, isStrict: true, runNext })).rejects.toThrow('has 1 warnings')
})

it('an output is written only behind those that have to be there', async () => {
  const root = createProject({ 'pages/index.txt': '' })
  const store = await openPageStore(root)
  const site = await openSite({ root, folder: 'out', store, searchHosts: [] })
  const names: string[] = []
  const output = (name: string, after: readonly string[] = []): Output => ({
    name,
    needs: [],
    after,
    write: () => void names.push(name),
  })
  await writeOutputs([output('files'), output('pages', ['files'])], site)
  expect(names).toEqual(['files', 'pages'])
  await expect(writeOutputs([output('pages', ['files']), output('files')], site)).rejects.toThrow(
    'found the output "pages" before "files", expected it behind',
  )
  expect(names).toEqual(['files', 'pages'])
})
