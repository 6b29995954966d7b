import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readStreamApi } from '../../lib/content/api/read-stream-api'
import { readPageMap } from '../../lib/content/pages/read-page-map'
import { formatProblem, problemsOf } from '../../lib/content/problem'
import { compilePage } from '../../tests/fixtures/compiled-page'
import { expectYaml } from '../../tests/fixtures/expected-files'
import { createProject, descriptionOf } from '../../tests/fixtures/temp-project'

const template = (name: string) => readFileSync(`tools/writing/templates/${name}`, 'utf8')
const TUTORIAL = 'pages/docs/FTC/Tutorials/Walks.mdx'
const METHOD = 'data/stream-api/methods/NewMethod.yaml'

it('a new tutorial and a new method report each missing field with its line', async () => {
  const { problems } = await readPageMap(
    createProject({ [TUTORIAL]: template('tutorial.mdx') }),
    {},
  )
  const root = createProject({
    'data/stream-api/api.yaml': readFileSync('data/stream-api/api.yaml', 'utf8'),
    'data/stream-api/types/.gitkeep': '',
    [METHOD]: template('method.yaml').replace('name: ""', 'name: NewMethod'),
  })
  const method = problemsOf(() => readStreamApi(root)).map(formatProblem)
  await expectYaml({ tutorial: problems.map(formatProblem), method }, 'templates')
})

it('a new tutorial compiles when its fields are filled in, with hints for missing parts', async () => {
  const text = template('tutorial.mdx')
    .replace('title: ""', 'title: Walks')
    .replace('updated: ""', 'updated: 2026-03-14')
    .replace('description: ""', `description: ${descriptionOf('Walks')}`)
    .replace('tags: []', 'tags: [cluster]')
  const { html } = await compilePage(TUTORIAL, { [TUTORIAL]: text })
  const sections = [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map((match) => match[1])
  expect(sections).toContain('Before you start')
  expect(sections).toContain('Related pages')
  const published = text.replace('status: draft\n', '')
  await expect(compilePage(TUTORIAL, { [TUTORIAL]: published })).rejects.toThrow(
    `${TUTORIAL}:8 found a hint from the template, expected your text`,
  )
})
