import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decideBuild, findBuildNeed } from './build-need'
import { readBuildStamp, writeBuildStamp } from './build-stamp'
import { hashInputs } from './input-hash'

it.each([
  [{ hasOutput: false, builtHash: undefined, inputHash: 'a' }, 'first-start'],
  [{ hasOutput: false, builtHash: 'a', inputHash: 'a' }, 'first-start'],
  [{ hasOutput: true, builtHash: undefined, inputHash: 'a' }, 'no-record'],
  [{ hasOutput: true, builtHash: 'a', inputHash: 'b' }, 'inputs-changed'],
  [{ hasOutput: true, builtHash: 'a', inputHash: 'a' }, 'none'],
])('decideBuild(%j) is %s', (state, expected) => {
  expect(decideBuild(state)).toBe(expected)
})

it('follows a project from the first start to a change', async () => {
  const root = await mkdtemp(join(tmpdir(), 'build-need-'))
  const need = () => findBuildNeed(root, {})
  try {
    expect(await need()).toBe('first-start')

    await mkdir(join(root, 'out'))
    await writeFile(join(root, 'out/index.html'), '')
    expect(await need()).toBe('no-record')

    await writeBuildStamp(root, await hashInputs(root, {}))
    expect(await need()).toBe('none')

    await writeFile(join(root, 'site.config.ts'), 'export {}')
    expect(await need()).toBe('inputs-changed')

    await writeFile(join(root, '.next/build-stamp.json'), '{"broken"')
    expect(await readBuildStamp(root)).toBeUndefined()
  } finally {
    await rm(root, { recursive: true })
  }
})
