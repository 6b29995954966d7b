import { expect, it } from 'vitest'
import { z } from 'zod'
import { compileBody, problemsOf } from '../../tests/fixtures/compiled-page'
import { expectYaml } from '../../tests/fixtures/expected-files'
import { createProject, pageText } from '../../tests/fixtures/temp-project'
import { parseFrontMatter } from './pages/front-matter'
import { readMetaFile } from './pages/meta-file'
import { readFacts } from './yaml'

const BODIES = [
  '>>>>>>> feature/notes',
  'Text\n\n<<<<<<< HEAD\n\nText',
  '```yaml\n<<<<<<< HEAD\n```',
  '- A\n>>>>>>> a\n\n=======\n',
  '| A |\n|---|\n||||||| 5fa6c1e\n>>>>>>> a',
  '<Partial file="a" />',
  // One without a partner.
  'A\n\n=======\n\nB',
]

const PARTIAL = { 'partials/a.mdx': 'A\n\n>>>>>>> a\n' }
const FILES = {
  'data/a.yaml': 'a: 1\n<<<<<<< HEAD\nb: 2\n||||||| 5fa6c1e\nb: 0\n=======\nb: 3\n>>>>>>> notes\n',
  'pages/_meta.ts': "export default {\r\n<<<<<<< HEAD\r\n  A: '',\r\n>>>>>>> a\r\n}\r\n",
}
const FRONT_MATTER = { tags: '[]\n<<<<<<< HEAD\n=======\n>>>>>>> a' }

it('the marks of a merge conflict are reported with their lines', async () => {
  const root = createProject(FILES)
  const readers: Readonly<Record<string, () => unknown>> = {
    'front matter': () => parseFrontMatter(pageText('Page', FRONT_MATTER), 'a.mdx'),
    data: () => readFacts(root, 'data/a.yaml', z.unknown()),
    '_meta.ts': () => readMetaFile(root, 'pages'),
  }
  const found = {
    ...(await problemsOf(BODIES, (body) => compileBody(body, PARTIAL))),
    ...(await problemsOf(Object.keys(readers), async (name) => readers[name]?.())),
  }
  await expectYaml(found, 'merge-conflicts')
})

it('marks in code are text', async () => {
  const { flatHtml } = await compileBody('```text\n=======\n|||||||\n```\n\n> > > > > > > Deep')
  expect(flatHtml).toContain('=======')
})
