import { describe, expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { printProblem } from '../problem'
import { checkLifeCycles } from './life-cycles'

const FILE = 'data/life-cycles.yaml'
const entry = (ends: string) =>
  `helm-3:\n  program: Helm 3\n  what: End of fixes\n  ends: ${ends}\n  after: Ask Capella.\n  source: https://helm.sh\n  checked: 2026-01-31\n`

/** Messages of the check on the evening of January 31, 2026. */
function check(ends: string, names = 'helm-3') {
  const root = createProject({
    [FILE]: entry(ends),
    'partials/inner.mdx': `<LifeCycles names="other, ${names}" />\n`,
    'partials/outer.mdx': '<Partial file="inner" />\n',
    'pages/docs/Page.mdx': pageText('Page', {}, '<Partial file="outer" />'),
  })
  return checkLifeCycles(root, new Date('2026-01-31T18:00Z')).map((problem) => [
    problem.severity,
    printProblem(problem),
  ])
}

const notice = (found: string) => [
  ['notice', `${FILE}:4 helm-3: found ${found}: see pages/docs/Page.mdx`],
]

describe('the end of a program', () => {
  it.each([
    ['2026-01-30', notice('2026-01-30, which is past')],
    ['2026-01-31', notice('2026-01-31, which is within 90 days')],
    ['2026-05-01', notice('2026-05-01, which is within 90 days')],
    ['2026-05-02', []],
    // A month ends on its last day.
    ['2025-12', notice('2025-12, which is past')],
    ['2026-04', notice('2026-04, which is within 90 days')],
    ['2026-05', []],
    ['not published', []],
  ])('%s is reported with the pages that use it when it is near or past', (ends, problems) => {
    expect(check(ends)).toEqual(problems)
  })

  it('is an error when no page uses it', () => {
    expect(check('2026-01-30', 'helm-30')).toEqual([
      [
        'error',
        `${FILE}:2 helm-3: found no page that uses it, expected <LifeCycles names="helm-3" />`,
      ],
    ])
  })

  it.each(['2026-02-30', '2026-13', 'soon'])('is an error as %s', (ends) => {
    const [[severity, said] = []] = check(ends)
    expect(severity).toBe('error')
    expect(said).toContain(`${FILE}:4 helm-3.ends: found "${ends}", expected a day such as`)
  })
})
