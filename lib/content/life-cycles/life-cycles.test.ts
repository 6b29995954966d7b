import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkLifeCycles } from './life-cycles'

const FILE = 'data/life-cycles.yaml'

/** The check's messages on the evening of January 31, 2026. */
function check(ends: string) {
  const entry = `helm-3:\n  program: Helm 3\n  what: End of fixes\n  ends: ${ends}\n  after: Ask Capella.\n  source: https://helm.sh\n  checked: 2026-01-31\n`
  const problems = checkLifeCycles(createProject({ [FILE]: entry }), new Date('2026-01-31T18:00Z'))
  return problems.map((problem) => [problem.severity, formatProblem(problem)])
}

const notice = (found: string) => [
  [
    'notice',
    `${FILE}:4 helm-3: found ${found}: check the pages with <LifeCycles names="helm-3" />`,
  ],
]

describe('the end of a program', () => {
  it.each([
    ['2026-01-30', notice('2026-01-30, which is in the past')],
    ['2026-01-31', notice('2026-01-31, which is within 90 days')],
    ['2026-05-01', notice('2026-05-01, which is within 90 days')],
    ['2026-05-02', []],
    // A month ends on its last day.
    ['2025-12', notice('2025-12, which is in the past')],
    ['2026-04', notice('2026-04, which is within 90 days')],
    ['2026-05', []],
    ['not published', []],
  ])('%s is reported when it is near or past', (ends, problems) => {
    expect(check(ends)).toEqual(problems)
  })
})
