import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkLifeCycles } from './life-cycles'

const FILE = 'data/life-cycles.yaml'

/** The check's messages on the evening of January 31, 2026. */
function check(ends: string, checked: string) {
  const entry = `helm-3:\n  program: Helm 3\n  what: End of fixes\n  ends: ${ends}\n  after: Ask Capella.\n  source: https://helm.sh\n  checked: ${checked}\n`
  const problems = checkLifeCycles(
    createProject({ [FILE]: entry }),
    new Date('2026-01-31T18:00Z'),
    [],
  )
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

it('a guide whose version of Kubernetes has ended must say "ask first"', () => {
  const entry = (ends: string, route: string) =>
    `  program: K\n  what: End\n  ends: ${ends}\n  after: Ask.\n  source: https://a.io\n  checked: 2026-01-31\n  installs: { release: FTC 5.5, kubernetes: "1.32", guides: [${route}] }\n`
  const root = createProject({
    [FILE]: `a:\n${entry('2026-01-30', '/docs/A')}b:\n${entry('2026-01-30', '/docs/B')}c:\n${entry('2026-01-31', '/docs/C')}`,
  })
  const pages = [
    { route: '/docs/B', frontMatter: { askFirst: 'before-you-start' } },
    ...['/docs/A', '/docs/C'].map((route) => ({ route, frontMatter: {} })),
  ]
  const problems = checkLifeCycles(root, new Date('2026-01-31T18:00Z'), pages)
  const warnings = problems.filter(({ severity }) => severity === 'warning').map(formatProblem)
  expect(warnings).toEqual([
    `${FILE}: /docs/A askFirst: found nothing, expected the id of the section that says whom to ask: the support of a ended (2026-01-30)`,
  ])
})

it.each(['2025-12', '2026-01-31', '2026-05-02', '2026-05', 'not published'])(
  '%s is not reported',
  (ends) => {
    expect(check(ends, '2026-01-31')).toEqual([])
  },
)
