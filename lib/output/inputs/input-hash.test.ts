import { beforeEach, expect, it } from 'vitest'
import { createProject, writeFiles } from '../../../tests/fixtures/temp-project'
import { hashCompileCode } from './input-hash'

let root: string

beforeEach(() => {
  root = createProject({
    'components/mdx/guide/Callout.tsx': '',
    'lib/content/pages/routes.test.ts': '',
    'package-lock.json': '{}',
  })
})

it.each([
  'components/mdx/guide/Callout.tsx',
  'lib/compile/plugins.ts',
  'site.config.ts',
  'package-lock.json',
])('changes with %s', (file) => {
  const before = hashCompileCode(root, {})
  writeFiles(root, { [file]: 'changed' })
  expect(hashCompileCode(root, {})).not.toBe(before)
})

it('changes with settings', () => {
  expect(hashCompileCode(root, { SITE_BASE_PATH: '/x' })).not.toBe(hashCompileCode(root, {}))
})
