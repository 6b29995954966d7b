import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { placeholdersIn, readPlaceholders } from './placeholders'

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

it.each(['Name', 'name-', 'a--b'])('a mistake in a name is reported with its line: %s', (name) => {
  const fields = '{ label: A, kind: identifier, meaning: The name of it., example: prod }'
  const root = createProject({ 'data/placeholders/ftc.yaml': `${name}: ${fields}\n` })
  expect(() => readPlaceholders(root, 'ftc')).toThrow(
    /^data\/placeholders\/ftc\.yaml:1 .*expected this value under a name of lowercase/,
  )
})
