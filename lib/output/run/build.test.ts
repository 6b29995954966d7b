import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeBuildStamp } from '../inputs/build-stamp'
import { hashInputs } from '../inputs/input-hash'
import { buildSite } from './build'

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
