import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkLifeCycles } from './life-cycles'

const FILE = 'data/life-cycles.yaml'

/** The check's messages on the evening of January 31, 2026. */
function check(ends: string, checked: string) {
  const entry = `helm-3:\n  program: Helm 3\n  what: End of fixes\n  ends: ${ends}\n  after: Ask Capella.\n  source: https://helm.sh\n  checked: ${checked}\n`
  const problems = checkLifeCycles(createProject({ [FILE]: entry }), new Date('2026-01-31T18:00Z'))
  return problems.map((problem) => [problem.severity, formatProblem(problem)])
}

it.each([
  ['2026-01-30', '2026-01-29'],
  ['2026-05-01', '2026-01-31'],
  // A month ends on its last day.
  ['2025-12', '2025-12-30'],
  ['2026-04', '2026-01-31'],
])('an end is reported if it is near, or past since the check: %s, %s', (ends, checked) => {
  const problem = `${FILE}: ended since it was checked, or ends within 90 days: found helm-3 (${ends}): check the pages with <LifeCycles names="…" />`
  expect(check(ends, checked)).toEqual([['notice', problem]])
})

it.each(['2025-12', '2026-01-31', '2026-05-02', '2026-05', 'not published'])(
  '%s is not reported',
  (ends) => {
    expect(check(ends, '2026-01-31')).toEqual([])
  },
)
