import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { generatorName } from './generator-name'

it('names the installed versions', () => {
  const root = createProject({
    'node_modules/nextra/package.json': '{"name":"nextra","version":"3.3.1"}',
    'node_modules/next/package.json': '{"name":"next","version":"16.4.6"}',
  })
  expect(generatorName(root)).toBe('Nextra 3.3.1 (Next.js 16.4.6)')
})

it('names those of this project', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(generatorName('.')).toBe(`Nextra ${dependencies.nextra} (Next.js ${dependencies.next})`)
})

it.each([
  ['is missing', {}],
  ['has no version', { 'node_modules/nextra/package.json': '{}' }],
])('fails when a package %s', (_case, files) => {
  expect(() => generatorName(createProject(files))).toThrow()
})
