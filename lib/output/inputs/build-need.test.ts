import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decideBuild, findBuildNeed } from './build-need'
import { readBuildStamp, writeBuildStamp } from './build-stamp'
import { hashInputs } from './input-hash'

it.each([
  [{ hasOutput: false, stamp: undefined }, 'first-build'],
  [{ hasOutput: false }, 'first-build'],
  [{ stamp: undefined }, 'no-record'],
  [{ inputHash: 'b' }, 'inputs-changed'],
  [{ files: {} }, 'output-changed'],
  [{ files: { 'index.html': 4 } }, 'output-changed'],
  [{ files: { 'index.html': 5, 'index.html.br': 2 } }, 'none'],
  [{}, 'none'],
])('decideBuild with %j is %s', (change, expected) => {
  const files = { 'index.html': 5 }
  const stamp = { inputHash: 'a', files, warnings: [] }
  expect(decideBuild({ hasOutput: true, stamp, inputHash: 'a', files, ...change })).toBe(expected)
})

it('follows a project from the first start to a change', async () => {
  const root = await mkdtemp(join(tmpdir(), 'build-need-'))
  const need = () => findBuildNeed(root, {})
  try {
    expect(await need()).toBe('first-build')

    await mkdir(join(root, 'out'))
    await writeFile(join(root, 'out/index.html'), '')
    expect(await need()).toBe('no-record')

    const inputHash = await hashInputs(root, {})
    await writeBuildStamp(root, { inputHash, files: { 'index.html': 0 }, warnings: [] })
    expect(await need()).toBe('none')

    await writeFile(join(root, 'site.config.ts'), 'export {}')
    expect(await need()).toBe('inputs-changed')

    await writeFile(join(root, '.next/build-stamp.json'), '{"broken"')
    expect(await readBuildStamp(root)).toBeUndefined()
  } finally {
    await rm(root, { recursive: true })
  }
})
