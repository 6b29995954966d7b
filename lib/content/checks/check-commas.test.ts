import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { printProblem } from '../problem'
import { checkCommas } from './check-commas'

const found = (files: Record<string, string>) => checkCommas(createProject(files)).map(printProblem)

it('names file, line and the end of a list that lacks its comma', () => {
  expect(
    found({
      'pages/docs/A.mdx':
        '---\ntitle: A\n---\n\n1. Open **Machines**, choose [a row](/x) and press `Enter`.\n',
      'data/ports/ftc.yaml': 'note: Ports of host,\n  peer and client.\n',
    }),
  ).toEqual([
    'pages/docs/A.mdx:5 list: found ", choose [a row](/x) and press", expected a comma before the last item of a list',
    'data/ports/ftc.yaml:1 list: found ", peer and client", expected a comma before the last item of a list',
  ])
})

it.each([
  ['a comma is there', 'Ports, hosts, and tokens.'],
  [
    'a clause comes first',
    'On Linux, Docker and Kubernetes run. In Cloud Manager, open **Kubernetes** and look.',
  ],
  ['a clause comes last', 'It writes logs, which you read and delete.'],
  ['two belong together', 'Frame size, open or closed GOP, and details.'],
  ['there are pairs', 'Prometheus and Grafana draw, Loki and Promtail collect.'],
  ['it is code', '```bash\necho a, b and c\n```\n\nWrite `a, b and c`.'],
  [
    'the search reads it',
    '---\nkeywords: [a, b and c]\nquestions:\n  - Where are a, b and c?\n---',
  ],
])('is silent where %s', (_what, text) => {
  expect(found({ 'pages/docs/A.mdx': text })).toEqual([])
})
