import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { checkPlaceholderFiles } from './check-placeholders'

const GOOD = 'name:\n  label: Name\n  meaning: The name of the cluster.\n  example: prod\n'

it('sets without faults pass', () => {
  const root = createProject({
    'data/placeholders/a.yaml': GOOD,
    'data/placeholders/readme.md': 'no set',
  })
  expect(checkPlaceholderFiles(root)).toEqual([])
})

it('a project without sets passes', () => {
  expect(checkPlaceholderFiles(createProject({ 'pages/index.mdx': '' }))).toEqual([])
})

it('the faults of all sets are told', () => {
  const root = createProject({
    'data/placeholders/a.yaml': GOOD.replace('example: prod', 'sample: prod'),
    'data/placeholders/b.yaml': GOOD,
    'data/placeholders/c.yaml': 'name: "open\n',
  })
  const text = checkPlaceholderFiles(root).join('\n')
  expect(text.split('\n')).toEqual([
    'data/placeholders/a.yaml: name.example: found nothing, expected string: the field is missing',
    'data/placeholders/a.yaml: name.sample: found "prod", expected no field of this name',
    expect.stringMatching(/^data\/placeholders\/c\.yaml:\d Missing closing "quote$/),
  ])
})
