import { expect, it } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject, type ProjectFiles } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkData } from './data-files'

const check = (files: ProjectFiles) =>
  checkData(createProject(files), new Set(['/docs/Page'])).map(formatProblem)

const GOOD =
  'name:\n  label: Name\n  kind: identifier\n  meaning: The name of the cluster.\n  example: prod\n'
const group = (page: string) => ({
  'data/symptoms/ftc.yaml': `- { id: job-fails, title: A job fails, page: ${page} }\n`,
})
const question = (words: string) => ({
  'data/open-questions.yaml': `- question: ${words}\n  why: It matters.\n  until: Wait.\n  pages: [/docs/Gone]\n`,
})

const MISTAKES: Readonly<Record<string, ProjectFiles>> = {
  'in all sets of placeholders': {
    'data/placeholders/a.yaml': GOOD.replace('example: prod', 'sample: prod'),
    'data/placeholders/b.yaml': GOOD,
    'data/placeholders/c.yaml': 'name: "open\n',
    'data/placeholders/d.yaml': 'name: 1\nname: 2\n',
  },
  'a group of symptoms that no page collects': group('/docs/Gone'),
  'a question on a missing page': question('Why?'),
  'a question that is none': question('The zone.'),
}

it('mistakes are reported with file, line, and field', async () => {
  const found = Object.entries(MISTAKES).map(([name, files]) => [name, check(files)])
  await expectYaml(Object.fromEntries(found), 'data-problems')
  expect(check(group('/docs/Page'))).toEqual([])
})
