import { expect, it } from 'vitest'
import { createProject, type ProjectFiles } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkData } from './data-files'

const check = (files: ProjectFiles) =>
  checkData(createProject(files), new Set(['/docs/Page'])).map(formatProblem)

it('mistakes in all sets of placeholders are reported', () => {
  const good =
    'name:\n  label: Name\n  kind: identifier\n  meaning: The name of the cluster.\n  example: prod\n'
  const problems = check({
    'data/placeholders/a.yaml': good.replace('example: prod', 'sample: prod'),
    'data/placeholders/b.yaml': good,
    'data/placeholders/c.yaml': 'name: "open\n',
    'data/placeholders/d.yaml': 'name: 1\nname: 2\n',
  })
  expect(problems).toEqual([
    'data/placeholders/a.yaml:2 name.example: found nothing, expected string: the field is missing',
    'data/placeholders/a.yaml:5 name.sample: found "prod", expected no field with this name',
    'data/placeholders/c.yaml:2 YAML: found the end of the text, expected "name: value" or "- value", with all quotation marks and brackets closed',
    'data/placeholders/d.yaml:2 YAML: found "name: 2", expected each field only once',
  ])
})

it('a group of symptoms that no page collects is reported', () => {
  const group = (page: string) => `- { id: job-fails, title: A job fails, page: ${page} }\n`
  const file = 'data/symptoms/ftc.yaml'
  expect(check({ [file]: group('/docs/Page') })).toEqual([])
  expect(check({ [file]: group('/docs/Gone') })).toEqual([
    `${file}:1 job-fails.page: found /docs/Gone, expected the route of a page`,
  ])
})

it.each([
  ['Why?', '4 "Why?": found /docs/Gone, expected the route of a page'],
  [
    'The zone.',
    '1 [0].question: found "The zone.", expected a question that starts with a capital letter and ends with a question mark',
  ],
])('the open question %s on a missing page', (question, problem) => {
  const file = 'data/open-questions.yaml'
  const text = `- question: ${question}\n  why: It matters.\n  until: Wait.\n  pages: [/docs/Gone]\n`
  expect(check({ [file]: text })).toEqual([`${file}:${problem}`])
})
