import { expect, test } from 'vitest'
import { z } from 'zod'
import { expectYaml } from '../../tests/fixtures/expected-files'
import { formatProblem, problemsOf } from './problem'
import { parseYaml } from './yaml'

/** The problems in a data file with this text. */
function messagesIn(text: string): string[] {
  const parse = () => parseYaml(text, z.unknown(), { file: 'data/facts.yaml' })
  return problemsOf(parse).map(formatProblem)
}

const CUT_OFF = [
  'text: Makes packages (Application #2) from clips\n',
  'a: 1\nb:\n  - text: Line up with channel # 3\n',
  'text: Makes packages (Application\n  #2) from clips\n',
  'text: Line up\n  with channel # 3\n',
  'color: #fff\n',
  'name: C #major\n',
  'tickets: [1, #2\n  3]\n',
]
const INVALID = [
  'title: A: B\n',
  'tags: [workflow]\ntitle: *Bold*\n',
  'title: A\n\t- B\n',
  'title: "C:\\Temp"\n',
  'title: A\ntitle: B\n',
  'title: A\ndescription: "open\n',
]

test('text that YAML would cut off as a comment, and invalid YAML, are rejected with the fix', async () => {
  const found = [...CUT_OFF, ...INVALID].map((text) => [text, messagesIn(text)])
  expect(found.filter(([, messages]) => messages?.length === 0)).toEqual([])
  await expectYaml(Object.fromEntries(found), 'yaml-faults')
})

test('accepts real comments, and # in text that YAML keeps', () => {
  const text = `# Facts of the product
group: "" # one of those above
order: 1 # place in the group
verb: GET # or POST
text: A sentence in issue#3 and at /page#part.
#text: An older sentence.
quoted: "Application #2 of the standard" # since 5.0
folded: > # two lines
  Channel # 3
list:
  # two of them
  - one word
  - two # the last
  #- three
`
  expect(messagesIn(text)).toEqual([])
})
