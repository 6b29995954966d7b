import { describe, expect, it } from 'vitest'
import { createProject, writeFiles } from '../../../tests/fixtures/temp-project'
import { readMetaFile } from './meta-file'

it('reads an edited file again', async () => {
  const root = createProject({ 'pages/_meta.ts': "export default { A: '' }" })
  await readMetaFile(root, 'pages')
  writeFiles(root, { 'pages/_meta.ts': "export default { B: '' }" })
  expect(await readMetaFile(root, 'pages')).toEqual({ B: { title: '' } })
})

const read = (text: string) =>
  readMetaFile(createProject({ 'pages/docs/_meta.ts': text }), 'pages/docs')

describe('a mistake is reported with its file', () => {
  const where = 'pages/docs/_meta.ts'
  const expected = "expected an object with an entry for each page, such as { Ports: 'Ports' }"

  it.each([
    ['const a = 1', `: default export: found nothing, ${expected}`],
    ["export default ['A']", `: default export: found ["A"], ${expected}`],
    ['export default { A: 7 }', ":1 A: found 7, expected text (empty for the page's own title) or"],
    ['export default {\n  A: { href: 1 } }', ':2 A.href: found 1, expected no field with this'],
    ['export default {\n  A: 1\n  B: 2 }', ':3 found "B: 2 }", expected valid code: Expected "}"'],
    ['export default {\n  A: 1,\n  A: 2 }', ':3 found "A: 2 }", expected valid code: Duplicate'],
  ])('%s', async (text, problem) => {
    await expect(read(text)).rejects.toThrow(where + problem)
  })

  it('an error when it runs', async () => {
    await expect(read('export default { A: missing }')).rejects.toThrow(where)
  })
})
