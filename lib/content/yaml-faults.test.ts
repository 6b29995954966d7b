import { expect, test } from 'vitest'
import { z } from 'zod'
import { formatProblem, problemsOf } from './problem'
import { parseYaml } from './yaml'

/** The problems in a data file with this text. */
function messagesIn(text: string): string[] {
  const parse = () => parseYaml(text, z.unknown(), { file: 'data/facts.yaml' })
  return problemsOf(parse).map(formatProblem)
}

test.each([
  ['text: Makes packages (Application #2) from clips\n', 1, '(Application #2) from clips'],
  ['a: 1\nb:\n  - text: Line up with channel # 3\n', 3, 'Line up with channel # 3'],
  ['text: Makes packages (Application\n  #2) from clips\n', 2, '#2) from clips'],
  ['text: Line up\n  with channel # 3\n', 2, 'with channel # 3'],
  ['color: #fff\n', 1, 'color: #fff'],
  ['name: C #major\n', 1, 'name: C #major'],
  ['tickets: [1, #2\n  3]\n', 1, 'tickets: [1, #2'],
])('text that YAML would cut off as a comment is rejected: %j', (text, line, found) => {
  const problem = messagesIn(text).join('\n')
  expect(problem).toMatch(new RegExp(`^data/facts.yaml:${line} .*quotation marks`))
  expect(problem).toContain(found)
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
