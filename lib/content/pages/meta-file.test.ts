import { expect, it } from 'vitest'
import { problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject, writeFiles } from '../../../tests/fixtures/temp-project'
import { readMetaFile } from './meta-file'

it('reads an edited file again', async () => {
  const root = createProject({ 'pages/_meta.ts': "export default { A: '' }" })
  await readMetaFile(root, 'pages')
  writeFiles(root, { 'pages/_meta.ts': "export default { B: '' }" })
  expect(await readMetaFile(root, 'pages')).toEqual({ B: { title: '' } })
})

const MISTAKES = [
  'const a = 1',
  "export default ['A']",
  'export default { A: 7 }',
  'export default {\n  A: { href: 1 } }',
  'export default {\n  A: 1\n  B: 2 }',
  'export default {\n  A: 1,\n  A: 2 }',
  // An error when it runs.
  'export default { A: missing }',
]

it('a mistake is reported with its file', async () => {
  const found = await problemsOf(MISTAKES, (text) =>
    readMetaFile(createProject({ 'pages/docs/_meta.ts': text }), 'pages/docs'),
  )
  await expectYaml(found, 'meta-problems')
})
