import { it } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem, problemsOf } from '../problem'
import { readSpecification } from './read-specification'

const START =
  'version: 5.3.0\npublished: 2024-09-09\nsections:\n  - id: inputs\n    title: Inputs\n'
const table = (...rows: string[]) =>
  `    tables:\n      - id: protocols\n        title: Protocols\n        columns: [Protocol, FEC]\n        rows: [${rows}]`

const MISTAKES = [
  table('[RTP]'),
  table('[RTP]').replace(', FEC', ''),
  table('[RTP, "Yes, UNCLEAR"]'),
  `    text: [SOURCE SAYS two]\n${table('[RTP, "Yes"]')}`,
  table('[HLS/TS, a]', '[HLS TS, b]'),
]

it('each mistake is reported with file, field, found, and expected', async () => {
  const found = MISTAKES.map((text) => {
    const root = createProject({ 'data/stream-specification.yaml': START + text })
    return [text.trim(), problemsOf(() => readSpecification(root)).map(formatProblem)]
  })
  await expectYaml(Object.fromEntries(found), 'specification-problems')
})
