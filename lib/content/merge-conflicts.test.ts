import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compileBody } from '../../tests/fixtures/compiled-page'
import { createProject, pageText } from '../../tests/fixtures/temp-project'
import { parseFrontMatter } from './pages/front-matter'
import { readMetaFile } from './pages/meta-file'
import { readFacts } from './yaml'

const CONFLICT = 'a: 1\n<<<<<<< HEAD\nb: 2\n||||||| 5fa6c1e\nb: 0\n=======\nb: 3\n>>>>>>> notes\n'

const ONE = 'one of the two texts, without the lines <<<<<<<, |||||||, =======, and >>>>>>>'

async function linesOf(read: () => unknown): Promise<readonly string[]> {
  const message = await Promise.resolve()
    .then(read)
    .then(() => '', String)
  return message.split('\n').map((line) => line.replace(/^\w+: /, ''))
}
const marks = (file: string, ...lines: readonly (readonly [number, string])[]) =>
  lines.map(
    ([line, mark]) =>
      `${file}:${line} found the mark of a merge conflict "${mark}", expected ${ONE}`,
  )

describe('the marks of a merge conflict are reported with their lines', () => {
  it.each<[string, ...(readonly [number, string])[]]>([
    ['>>>>>>> feature/notes', [7, '>>>>>>> feature/notes']],
    ['Text\n\n<<<<<<< HEAD\n\nText', [9, '<<<<<<< HEAD']],
    ['```yaml\n<<<<<<< HEAD\n```', [8, '<<<<<<< HEAD']],
    ['- A\n>>>>>>> a\n\n=======\n', [8, '>>>>>>> a'], [10, '=======']],
    ['| A |\n|---|\n||||||| 5fa6c1e\n>>>>>>> a', [9, '||||||| 5fa6c1e'], [10, '>>>>>>> a']],
  ])('in a page: %j', async (body, ...lines) => {
    expect(await linesOf(() => compileBody(body))).toEqual(marks('pages/docs/Page.mdx', ...lines))
  })

  it('in a partial', async () => {
    const files = { 'partials/a.mdx': 'A\n\n>>>>>>> a\n' }
    const found = await linesOf(() => compileBody('<Partial file="a" />', files))
    expect(found).toEqual(marks('partials/a.mdx', [3, '>>>>>>> a']))
  })

  it('in front matter', async () => {
    const text = pageText('Page', { tags: '[]\n<<<<<<< HEAD\n=======\n>>>>>>> a' })
    const found = await linesOf(() => parseFrontMatter(text, 'a.mdx'))
    expect(found).toEqual(marks('a.mdx', [6, '<<<<<<< HEAD'], [7, '======='], [8, '>>>>>>> a']))
  })

  it('in data', async () => {
    const root = createProject({ 'data/a.yaml': CONFLICT })
    const found = await linesOf(() => readFacts(root, 'data/a.yaml', z.unknown()))
    expect(found.map((line) => line.slice(0, 13))).toEqual([
      'data/a.yaml:2',
      'data/a.yaml:4',
      'data/a.yaml:6',
      'data/a.yaml:8',
    ])
  })

  it('in _meta.ts, with CRLF', async () => {
    const text = "export default {\r\n<<<<<<< HEAD\r\n  A: '',\r\n>>>>>>> a\r\n}\r\n"
    const root = createProject({ 'pages/_meta.ts': text })
    expect(await linesOf(() => readMetaFile(root, 'pages'))).toEqual(
      marks('pages/_meta.ts', [2, '<<<<<<< HEAD'], [4, '>>>>>>> a']),
    )
  })
})

it('marks in code are text, and one without a partner is named', async () => {
  const { flatHtml } = await compileBody('```text\n=======\n|||||||\n```\n\n> > > > > > > Deep')
  expect(flatHtml).toContain('=======')
  await expect(compileBody('A\n\n=======\n\nB')).rejects.toThrow('expected one of the texts above')
})
