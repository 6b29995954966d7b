import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
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

  it.each(['Name', 'name-', 'a--b'])(
    'a mistake in a name is reported with its line: %s',
    (name) => {
      expect(() => read(entry(...fields).replace('name', name))).toThrow(
        /^data\/placeholders\/ftc\.yaml:\d .*expected this value under a name of lowercase/,
      )
    },
  )
})
