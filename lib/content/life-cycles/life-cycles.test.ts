import { describe, expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkLifeCycles } from './life-cycles'

const FILE = 'data/life-cycles.yaml'
const entry = (ends: string) =>
  `helm-3:\n  program: Helm 3\n  what: End of fixes\n  ends: ${ends}\n  after: Ask Capella.\n  source: https://helm.sh\n  checked: 2026-01-31\n`

/** The check's messages on the evening of January 31, 2026. */
function check(ends: string, names = 'helm-3') {
  const root = createProject({
    [FILE]: entry(ends),
    'partials/inner.mdx': `<LifeCycles names="other, ${names}" />\n`,
    'partials/outer.mdx': '<Partial file="inner" />\n',
    'pages/docs/Page.mdx': pageText('Page', {}, '<Partial file="outer" />'),
  })
  return checkLifeCycles(root, new Date('2026-01-31T18:00Z')).map((problem) => [
    problem.severity,
    formatProblem(problem),
  ])
}

const notice = (found: string) => [
  ['notice', `${FILE}:4 helm-3: found ${found}: see pages/docs/Page.mdx`],
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
  ])('%s is reported with the pages that use it when it is near or past', (ends, problems) => {
    expect(check(ends)).toEqual(problems)
  })

  it('is an error when no page uses it', () => {
    expect(check('2026-01-30', 'helm-30')).toEqual([
      [
        'error',
        `${FILE}:2 helm-3: found no page with this entry, expected a page with <LifeCycles names="helm-3" />`,
      ],
    ])
  })

  it.each(['2026-02-30', '2026-13', 'soon'])('is an error as %s', (ends) => {
    const [[severity, message] = []] = check(ends)
    expect(severity).toBe('error')
    expect(message).toContain(`${FILE}:4 helm-3.ends: found "${ends}", expected a day such as`)
  })
})

describe('a command that uses a version', () => {
  const withCommand = (shown: string) =>
    checkLifeCycles(
      createProject({
        [FILE]: `${entry('2030-01')}  commands: [get-helm-3]\n`,
        'partials/tools.mdx': 'Run get-helm-3:\n\n   ```bash\n   bash get-helm-3\n   ```\n',
        'pages/docs/Guide.mdx': pageText('Guide', {}, `<Partial file="tools" />\n${shown}`),
        'pages/docs/Prose.mdx': pageText('Prose', {}, 'The script `get-helm-3` is old.'),
        'pages/docs/Shown.mdx': pageText('Shown', {}, '<LifeCycles names="helm-3" />'),
      }),
      new Date('2026-01-31T18:00Z'),
    ).map(formatProblem)

  it('is an error on a page that does not show when its support ends', () => {
    expect(withCommand('')).toEqual([
      'pages/docs/Guide.mdx: found get-helm-3 in a command, but no end-of-support date, expected <LifeCycles names="helm-3" />',
    ])
  })

  it('is in order on a page that shows it, and in prose', () => {
    expect(withCommand('<LifeCycles names="helm-3" />')).toEqual([])
  })
})

it.each([
  'Ask Capella before then.',
  'After the end, it upgrades clusters.',
  'EKS will upgrade clusters.',
])('a text that is wrong on one side of the end is an error: %s', (after) => {
  const root = createProject({ [FILE]: entry('2030-01').replace('Ask Capella.', after) })
  expect(checkLifeCycles(root, new Date('2026-01-31')).map(formatProblem)).toEqual([
    expect.stringContaining(
      `${FILE}:5 helm-3.after: found "${after}", expected text that is true both before and after the end`,
    ),
  ])
})
