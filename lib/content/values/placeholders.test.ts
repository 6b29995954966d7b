import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatBySeverity, problemsOf } from '../problem'
import { placeholdersIn, readPlaceholders } from './placeholders'
import { VALUE_KINDS } from './value-kinds'

it.each([
  ['', []],
  ['<a>', ['a']],
  ['<b> <a> <b>', ['b', 'a']],
  ['<cluster-name><node-2>', ['cluster-name', 'node-2']],
  ['<<a>>', ['a']],
  ['<A> <aB> <1a> <a-> <-a> <a--b> < a> <a b> <a/> </a> <>', []],
])('placeholdersIn: %j: %j', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names)
})

describe('readPlaceholders', () => {
  const read = (yaml: string) =>
    readPlaceholders(createProject({ 'data/placeholders/ftc.yaml': yaml }), 'ftc')

  const entry = (...lines: readonly string[]) =>
    ['name:', ...lines.map((line) => `  ${line}`), ''].join('\n')
  const fields = [
    'label: Name',
    'kind: identifier',
    'meaning: The name of the cluster.',
    'example: prod',
  ]

  it('reads values with a kind or a pattern, in order', () => {
    const rest = ['label: Name', 'meaning: The name of the cluster.', 'example: a']
    const yaml = [
      entry(...fields, 'secret: true'),
      entry('pattern: a|b', 'hint: Only a or b.', ...rest).replace('name', 'a-2'),
    ]
    expect([...read(yaml.join(''))]).toMatchObject([
      ['name', { label: 'Name', example: 'prod', secret: true, ...VALUE_KINDS.identifier }],
      ['a-2', { pattern: 'a|b', hint: 'Only a or b.' }],
    ])
  })

  it.each([
    [
      entry(...fields.slice(0, 3)),
      'name.example: found nothing, expected string: the field is missing',
    ],
    [
      entry(...fields.slice(0, 2), 'meaning: From `helm history`.', 'example: prod'),
      'name.meaning: found "From `helm history`.", expected a sentence of at least 10 characters',
    ],
    [
      entry(...fields.slice(0, 3), 'example: two words'),
      'name.example: found "two words", expected a value that fits the kind',
    ],
    [
      entry('label: Name', 'pattern: a+', ...fields.slice(2, 3), 'example: a'),
      'name.kind: found nothing, expected a kind, or a pattern with its hint',
    ],
    ...['Name', 'name-', 'a--b'].map((name) => [
      entry(...fields).replace('name', name),
      'expected this value under a name of lowercase',
    ]),
  ])('a mistake is reported with file and field: %j', (yaml = '', problem = '') => {
    const message = formatBySeverity(problemsOf(() => read(yaml))).error.join('\n')
    expect(message).toMatch(/^data\/placeholders\/ftc\.yaml:\d /)
    expect(message).toContain(problem)
  })
})
