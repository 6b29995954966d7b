import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkCostlyDefaults } from './check-costly-defaults'

it('an ingress that is on by default must say how to turn it off', () => {
  const row = '| `enable_ingress` | `true` | Access through an ingress'
  const typed = '| `enableIngress` | boolean | `true` | Sets up the ingress'
  const page = [`${row} |`, `${row}. Without a domain, set it to \`false\`. |`, `${typed} |`].join(
    '\n',
  )
  const root = createProject({ 'pages/docs/A.mdx': page })
  const problem = 'expected a row that says when to set the value to `false`'
  expect(checkCostlyDefaults(root).map(formatProblem)).toEqual([
    expect.stringContaining(
      `pages/docs/A.mdx:1 found | \`enable_ingress\` | \`true\` |, ${problem}`,
    ),
    expect.stringMatching(/^pages\/docs\/A\.mdx:3 /),
  ])
})
