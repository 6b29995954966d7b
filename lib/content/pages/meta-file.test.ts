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
  const where = 'pages/docs/_meta.ts: '
  const expected = "expected an object with an entry for each page, such as { Ports: 'Ports' }"

  it.each([
    ['const a = 1', `default export: found nothing, ${expected}`],
    ["export default ['A']", `default export: found ["A"], ${expected}`],
    [
      'export default { A: 7 }',
      "A: found 7, expected text (empty for the page's own title) or an object",
    ],
    [
      'export default { A: { theme: { toc: false } } }',
      'A.theme: found {"toc":false}, expected no field with this name',
    ],
    ["export default { A: { href: '/' } }", 'A.href: found "/", expected no field with this name'],
  ])('%s', async (text, problem) => {
    await expect(read(text)).rejects.toThrow(where + problem)
  })

  it.each([
    ['a syntax error', 'export default { A: '],
    ['an error when it runs', 'export default { A: missing }'],
    ['a missing import', "import a from './missing'\nexport default a"],
  ])('%s', async (_case, text) => {
    await expect(read(text)).rejects.toThrow(where)
  })
})
