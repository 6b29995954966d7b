import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem, problemsOf } from '../problem'
import { readSpecification } from './read-specification'

const START =
  'version: 5.3.0\npublished: 2024-09-09\nsections:\n  - id: inputs\n    title: Inputs\n'
const table = (...rows: string[]) =>
  `    tables:\n      - id: protocols\n        title: Protocols\n        columns: [Protocol, FEC]\n        rows: [${rows}]`

function faultsOf(text: string): readonly string[] {
  const root = createProject({ 'data/stream-specification.yaml': text })
  return problemsOf(() => readSpecification(root)).map(formatProblem)
}

it.each([
  [table('[RTP]'), 'expected 2 cells: Protocol, FEC'],
  [table('[RTP]').replace(', FEC', ''), 'columns: found ["Protocol"], expected at least 2 entries'],
  [
    table('[RTP, "Yes, UNCLEAR"]'),
    'found "Yes, UNCLEAR", expected text without UNCLEAR, SOURCE SAYS, TODO, or TBD',
  ],
  [
    `    text: [SOURCE SAYS two]\n${table('[RTP, "Yes"]')}`,
    'sections[0].text[0]: found "SOURCE SAYS two"',
  ],
  [table('[HLS/TS, a]', '[HLS TS, b]'), 'found the anchor "protocols-hls-ts" twice'],
])('a mistake is reported with file, field, found, and expected: %j', (text, message) => {
  const problems = faultsOf(START + text)
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatch(/^data\/stream-specification\.yaml:/)
  expect(problems.join('\n')).toContain(message)
})
