import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { importBundled } from './import-bundled.mjs'

it('imports a file with what it imports, and leaves one bundle behind', () => {
  const root = createProject({
    'lib/sum.ts': "import { two } from './two'\nexport const sum: number = two + two",
    'lib/two.ts': 'export const two = 2',
  })
  // In a Node of its own: vitest imports in its own way.
  const script = `import { importBundled } from ${JSON.stringify(path.resolve('lib/output/run/import-bundled.mjs'))}
    console.log((await importBundled(${JSON.stringify(root)}, 'lib/sum.ts')).sum)`
  const node = ['--input-type=module', '--eval', script]
  expect(execFileSync(process.execPath, node, { encoding: 'utf8' })).toBe('4\n')
  expect(readdirSync(path.join(root, '.next/cache'))).toEqual(['sum.ts.mjs'])
})

it('names the file and line of what cannot be read', async () => {
  const root = createProject({ 'lib/broken.ts': 'export const one = 1\nexport const two =' })
  await expect(importBundled(root, 'lib/broken.ts')).rejects.toThrow('lib/broken.ts:2')
  expect(existsSync(path.join(root, '.next'))).toBe(false)
})
