import { expect, it } from 'vitest'
import { compileBody } from '../../tests/fixtures/compiled-page'
import { pageText } from '../../tests/fixtures/temp-project'

it('a file that is not used, because another file has its route, is reported where it is shown', async () => {
  await expect(
    compileBody('Text', { 'pages/docs/Page/index.mdx': pageText('Other') }),
  ).rejects.toThrow('pages/docs/Page.mdx: duplicate route: pages/docs/Page/index.mdx has the same')
})

it('a mistake in _meta.ts fails the pages of its folder', async () => {
  const meta = "export default { Gone: '' }"
  await expect(compileBody('A', { 'pages/docs/_meta.ts': meta })).rejects.toThrow('Gone: missing')
  expect((await compileBody('A', { 'pages/docs/FTC/_meta.ts': meta })).html).toBe('<p>A</p>')
})

it('all mistakes in the text, components, code, and headings of a page are reported at once', async () => {
  const body =
    'import A from "a"\n\n# A\n\n<Grid />\n\n```sh\nls\n```\n\n{a}\n\n[](/docs/Page)\n\n#### B\n'
  const error = String(await compileBody(body).catch((reason: unknown) => reason))
  const lines = [...error.matchAll(/Page\.mdx:(\d+)/g)].map(([, line]) => Number(line))
  expect(lines).toEqual([7, 9, 11, 13, 17, 19, 21])
})
