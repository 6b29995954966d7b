import { expect, it } from 'vitest'
import { createProject, pageText, writeFiles } from '../../../tests/fixtures/temp-project'
import { PAGE_MAP } from '../../compile/build-context'
import { createBuildContext } from '../../compile/create-build-context'
import { createInputHash } from './page-inputs'

const PAGE = 'pages/docs/FTC/Setup.mdx'

it.each([
  ['a file', [PAGE], { [PAGE]: pageText('Setup', {}, 'Words') }],
  ['a file of a folder', ['data/api'], { 'data/api/A.yaml': 'other' }],
  ['a folder that gets a file', ['data/api'], { 'data/api/B.yaml': '' }],
  ['a file that was missing', ['public/a.svg'], { 'public/a.svg': '' }],
  ['what pages say of themselves', [PAGE_MAP], { [PAGE]: pageText('Another title') }],
])('another hash for another state of %s', async (_case, inputs, change) => {
  const root = createProject({ [PAGE]: pageText('Setup'), 'data/api/A.yaml': 'one' })
  const hash = createInputHash(createBuildContext(root, true))
  const before = await hash(inputs)
  expect(await hash(inputs)).toBe(before)
  writeFiles(root, change)
  expect(await hash(inputs)).not.toBe(before)
})
