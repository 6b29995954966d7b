import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject } from '../../tests/fixtures/temp-project'
import { readText } from './project-files'

it.each([
  ['a byte-order mark', '\uFEFF---\ntitle: A\n'],
  ['Windows line endings', '---\r\ntitle: A\r\n'],
  ['neither', '---\ntitle: A\n'],
])('a file with %s is read the same', (_case, text) => {
  expect(readText(path.join(createProject({ 'a.mdx': text }), 'a.mdx'))).toBe('---\ntitle: A\n')
})
