import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { printBySeverity, problemsOf } from '../problem'
import { compareSets, placeholdersIn, readPlaceholders } from './placeholders'

describe('placeholdersIn', () => {
  it.each([
    ['', []],
    ['<a>', ['a']],
    ['<b> <a> <b>', ['b', 'a']],
    ['<cluster-name><node-2>', ['cluster-name', 'node-2']],
    ['<<a>>', ['a']],
    ['<A> <aB> <1a> <a-> <-a> <a--b> < a> <a b> <a/> </a> <>', []],
  ])('%j: %j', (text, names) => {
    expect(placeholdersIn(text)).toEqual(names)
  })
})

describe('readPlaceholders', () => {
  const read = (yaml: string) =>
    readPlaceholders(createProject({ 'data/placeholders/ftc.yaml': yaml }), 'ftc')

  const messageOf = (yaml: string) => printBySeverity(problemsOf(() => read(yaml))).error.join('\n')

  const entry = (...lines: readonly string[]) =>
    ['name:', ...lines.map((line) => `  ${line}`), ''].join('\n')
  const fields = ['label: Name', 'meaning: The name of the cluster.', 'example: prod']

  it('reads a set in its order', () => {
    const yaml = entry(...fields, 'secret: true') + entry(...fields).replace('name', 'a-2')
    expect([...read(yaml)]).toEqual([
      [
        'name',
        { label: 'Name', meaning: 'The name of the cluster.', example: 'prod', secret: true },
      ],
      ['a-2', { label: 'Name', meaning: 'The name of the cluster.', example: 'prod' }],
    ])
  })

  it.each([
    [
      'a missing field',
      entry(...fields.slice(0, 2)),
      'name.example: found nothing, expected string: the field is missing',
    ],
    [
      'an empty label',
      entry('label: ""', ...fields.slice(1)),
      'name.label: found "", expected a text',
    ],
    [
      'a short meaning',
      entry('label: A', 'meaning: Name', 'example: a'),
      'name.meaning: found "Name", expected a sentence',
    ],
    [
      'a number as example',
      entry(...fields.slice(0, 2), 'example: 7'),
      'name.example: found 7, expected string',
    ],
    [
      'an unknown field',
      entry(...fields, 'sample: a'),
      'name.sample: found "a", expected no field of this name',
    ],
    [
      'a pattern without hint',
      entry(...fields, 'pattern: "[a-z]+"'),
      'name.hint: found nothing, expected a text that says what the pattern allows',
    ],
    ['no set', 'just words', '(whole file): found "just words", expected object'],
    ['an empty file', '', '(whole file): found null, expected object'],
  ])('%s is reported with file and field', (_case, yaml, problem) => {
    expect(messageOf(yaml)).toMatch(/^data\/placeholders\/ftc\.yaml:\d /)
    expect(messageOf(yaml)).toContain(` ${problem}`)
  })

  it('a name that no page can use is reported', () => {
    expect(() => read(entry(...fields).replace('name', 'Name'))).toThrow(
      /^data\/placeholders\/ftc\.yaml:2 Name: found .*, expected a name in lower-case/,
    )
  })

  it.each([
    ['an open quote', entry(...fields, 'hint: "open'), 6],
    ['a name twice', entry(...fields) + entry(...fields), 5],
    ['a tab', 'name:\n\tlabel: A\n', 2],
  ])('%s is reported with file and line', (_case, yaml, line) => {
    expect(() => read(yaml)).toThrow(
      new RegExp(`^data/placeholders/ftc\\.yaml:${line} \\S[^\\n]*$`),
    )
  })

  it('every fault is reported', () => {
    const yaml = `${entry('label: A', 'meaning: The name of it.')}other:\n  label: B\n`
    expect(() => read(yaml)).toThrow(/name\.example[\s\S]*other\.meaning[\s\S]*other\.example/)
  })
})

it('one thing has one name and one label in every set', () => {
  const set = (name: string, label: string) =>
    `${name}:\n  label: ${label}\n  meaning: A sentence about it.\n  example: x\n`
  const root = createProject({
    'data/placeholders/a.yaml': set('db-password', 'Database password') + set('region', 'Region'),
    'data/placeholders/b.yaml':
      set('database-password', 'Database password') + set('region', 'region'),
  })
  const problems = problemsOf(() => compareSets(root, ['a', 'b']))
  expect(problems).toMatchObject([{ file: 'data/placeholders/b.yaml', field: 'database-password' }])
})
